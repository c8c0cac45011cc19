// The parts of a match: tricks, rounds or turns. A game says where one begins; the log is grouped by them, and whoever
// looks back goes from one to another.

import type { Face } from "../games/game";
import type { Moment } from "../server/protocol";
import { inForce } from "./log";

export interface Chapter {
  ply: number; // the moment with which it begins
  event: number; // and which of its events
  title: string;
}

export function chaptersOf(face: Face, log: Moment[], names: (seat: string) => string): Chapter[] {
  const found: Chapter[] = [];
  let earlier: Moment["events"] = [];
  for (const { ply, events } of inForce(log))
    events.forEach((event, number) => {
      if (face.chapters.begins(event, earlier)) {
        found.push({ ply, event: number, title: face.chapters.title(event, found.length + 1, names) });
        earlier = [];
      }
      earlier.push(event);
    });
  return found;
}

/** The chapter that this moment is of: one that begins with it has begun. */
export const chapterAt = (chapters: Chapter[], ply: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.ply <= ply);

/** The chapter before the one that is being played. */
export function lastChapter(chapters: Chapter[]): Chapter | undefined {
  return chapters.at(-2);
}

/** The last moment of a chapter in which somebody did something. */
export function endOf(chapters: Chapter[], chapter: Chapter, log: Moment[]): number {
  const next = chapters[chapters.indexOf(chapter) + 1];
  const within = log.filter(({ ply }) => ply > chapter.ply && ply <= (next?.ply ?? Infinity));
  return within.findLast(({ seat, undo }) => seat !== "chance" && undo == null)?.ply ?? chapter.ply;
}
