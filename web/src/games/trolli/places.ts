// Where figures may go: the same for caves and villages.

import type { Choice } from "../game";
import type { Act, Side } from "./pieces";

/** What can be done with a place now, by the question that is asked. */
export class Places {
  constructor(
    private readonly legal: Act[],
    private readonly choice: Choice,
    private readonly side: Side | undefined,
  ) {}

  /** The action of going there: with the chosen troll, or one that is out of play, or the first that can. */
  to(place: string): Act | undefined {
    const ways = this.legal.filter(
      (one) => (one.do === "move" || one.do === "human" ? one.to : one.what) === place && this.isOfPlace(one),
    );
    return (
      ways.find((one) => one.text === this.choice.action) ??
      ways.find((one) => one.what === this.choice.part) ??
      ways.find((one) => one.do === "move" && this.side?.trolls[Number(one.what) - 1] === "off") ??
      ways[0]
    );
  }
  isChosen(place: string): boolean {
    return this.to(place)?.text === this.choice.action && this.choice.action !== null;
  }
  /** Trolls of this player that can be moved, by number; equal ones are told by the first of them. */
  movable(place: string): string | undefined {
    const found = this.legal.find((one) => one.do === "move" && this.side?.trolls[Number(one.what) - 1] === place);
    return found?.what ?? undefined;
  }
  /** Is a human of this cave one that can be moved? */
  human(cave: string): boolean {
    return this.legal.some((one) => one.do === "human" && one.what === cave);
  }
  /** Another figure is taken: to the place that was chosen already, if it can go there. */
  taken(figure: string): Partial<Choice> {
    const before = this.legal.find((one) => one.text === this.choice.action);
    const again = this.legal.find((one) => one.do === before?.do && one.what === figure && one.to === before.to);
    return { part: figure, action: again?.text ?? null };
  }
  get count(): number {
    return this.legal.filter((one) => this.isOfPlace(one)).length;
  }
  private isOfPlace(one: Act): boolean {
    return ["move", "human", "house", "home"].includes(one.do);
  }
}
