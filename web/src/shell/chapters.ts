// The parts of a match: tricks, rounds or turns. A game says where one begins; the log is grouped by them, and whoever
// looks back goes from one to another.

import type { Face } from "../games/game";
import type { Moment } from "../server/protocol";
import { inForce } from "./log";

export interface Chapter {
  ply: number; // the moment with which it begins
  event: number; // and which of its events
  title: string;
  isDone: boolean; // all of it has happened
}

export function chaptersOf(face: Face, log: Moment[], names: (seat: string) => string): Chapter[] {
  const { begins, ends, title } = face.chapters;
  const found: Chapter[] = [];
  for (const { ply, events } of inForce(log))
    events.forEach((event, number) => {
      const last = found.at(-1);
      if (begins(event, last?.isDone ?? false))
        found.push({ ply, event: number, title: title(event, found.length + 1, names), isDone: false });
      else if (last && ends?.(event)) last.isDone = true;
    });
  return found;
}

/** The chapter that this moment is of: one that begins with it has begun. */
export const chapterAt = (chapters: Chapter[], ply: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.ply <= ply);

/** The last chapter that is not being played. */
export const lastChapter = (chapters: Chapter[], isOver: boolean): Chapter | undefined =>
  chapters.at(isOver || chapters.at(-1)?.isDone ? -1 : -2);

/** The last moment of a chapter in which somebody did something. */
export function endOf(chapters: Chapter[], chapter: Chapter, log: Moment[]): number {
  const next = chapters[chapters.indexOf(chapter) + 1];
  const within = log.filter(({ ply }) => ply > chapter.ply && ply <= (next?.ply ?? Infinity));
  return within.findLast(({ seat, undo }) => seat !== "chance" && undo == null)?.ply ?? chapter.ply;
}
