// Whoever pressed something that has gone from the page goes on from here, not from its top.

import { tick } from "svelte";

/** For `use:`; it looks again whenever what it is given changes. */
export function catchFocus(node: HTMLElement, _when?: unknown) {
  const look = () =>
    void tick().then(() => document.activeElement === document.body && node.focus({ preventScroll: true }));
  look();
  return { update: look };
}
