// Where figures and camps may go: the same for caves and villages.

import type { Choice } from "../game";
import { isVillage } from "./pieces";
import type { Action, Side } from "./types";

const VERBS = new Set(["move", "human", "house", "home", "camp"]);

/** What can be done with a place now, by the question that is asked. */
export class Places {
  private readonly ways: Action[];

  constructor(
    legal: Action[],
    private readonly choice: Choice,
    private readonly side?: Side,
    private readonly barred: string[] = [], // trolls that may not be moved
  ) {
    this.ways = legal.filter((one) => VERBS.has(one.do));
  }

  /** The action of going there: with the figure that is taken, else one that is out of play, or the first that can. */
  to(place: string): Action | undefined {
    const ways = this.ways.filter((one) => (this.isOfFigures(one) ? one.to : one.what) === place);
    const chosen = ways.find((one) => one.text === this.choice.action);
    if (chosen || this.choice.part !== null) return chosen ?? ways.find((one) => one.what === this.choice.part);
    return ways.find((one) => one.do === "move" && this.placeOf(one.what!) === "off") ?? ways[0];
  }
  isChosen(place: string): boolean {
    return this.choice.action !== null && this.to(place)?.text === this.choice.action;
  }
  /** Lights this place for the action; a figure that was taken stays taken. */
  go(action: Action): Partial<Choice> {
    return { part: this.choice.part, action: action.text };
  }
  /** Can this troll be moved? Of equal ones the actions name the first: whoever takes another takes that one. */
  isMovable(troll: string): boolean {
    return this.same(troll) !== undefined;
  }
  /** Is this figure, or one like it, on its way? */
  isTaken(figure: string): boolean {
    const named = this.ways.find((one) => one.text === this.choice.action && this.isOfFigures(one))?.what;
    return (this.choice.part ?? named) === figure;
  }
  /** Is a human of this cave one that can be moved? */
  isHumanMovable(cave: string): boolean {
    return this.ways.some((one) => one.do === "human" && one.what === cave);
  }
  takeTroll(troll: string): Partial<Choice> {
    return this.take(this.same(troll)!);
  }
  /** A figure is taken: to the place that was chosen already, if it can go there. Touched again, it is let go. */
  take(figure: string): Partial<Choice> {
    if (this.isTaken(figure)) return { part: null, action: null };
    const before = this.ways.find((one) => one.text === this.choice.action);
    const again = this.ways.find((one) => one.do === before?.do && one.what === figure && one.to === before.to);
    return { part: figure, action: again?.text ?? null };
  }
  /** What to ask for whoever wonders why this troll cannot be taken. */
  whyBarred(troll: string): string | null {
    const to = this.ways.find((one) => one.do === "move" && one.to !== this.placeOf(troll))?.to;
    return to && this.barred.includes(troll) ? `move ${troll} ${to}` : null;
  }
  /** What to ask for whoever wonders why nobody can go there; nothing where such a place is out of the question. */
  whyNot(place: string): string | null {
    const first = this.ways[0];
    if (!first || first.do === "camp" || (isVillage(place) && first.do !== "move")) return null;
    const figure = this.choice.part ?? first.what;
    return this.isOfFigures(first) ? `${first.do} ${figure} ${place}` : `${first.do} ${place}`;
  }

  private isOfFigures(one: Action): boolean {
    return one.do === "move" || one.do === "human" || one.do === "camp";
  }
  private placeOf(troll: string): string | undefined {
    return this.side?.trolls[Number(troll) - 1];
  }
  /** The troll that the actions name for this one: itself, or the first at the same place. */
  private same(troll: string): string | undefined {
    if (this.barred.includes(troll)) return undefined;
    const named = this.ways.filter((one) => one.do === "move").map((one) => one.what!);
    return named.find((one) => one === troll) ?? named.find((one) => this.placeOf(one) === this.placeOf(troll));
  }
}
