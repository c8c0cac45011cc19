// Look at a thing more closely: tap and hold it, press the right button, or let the mouse rest on it. Who only rests is
// told with the element: a look beside it is enough, and nothing gets in the way.

const LONG = 450; // milliseconds
const REST = 600;
const FAR = 8; // pixels: whoever moves on does not hold

export function hold(node: HTMLElement, act: (near?: Element) => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let at = { x: 0, y: 0 };
  const wait = (time: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, time);
  };
  const begin = (event: PointerEvent) => {
    held = false;
    at = { x: event.clientX, y: event.clientY };
    wait(LONG, () => {
      held = act() !== false; // where there is nothing to look at, it was a slow tap
    });
  };
  const end = () => clearTimeout(timer);
  const move = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !event.buttons) wait(REST, () => act(node));
    else if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > FAR) end();
  };
  const click = (event: MouseEvent) => {
    if (!held || !event.detail) return; // a key presses without a pointer
    event.stopImmediatePropagation(); // it was a hold, not a tap
    event.preventDefault();
    held = false;
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    end();
    if (!held) act();
  };
  node.addEventListener("pointerdown", begin);
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointerleave", "pointercancel"]) node.addEventListener(name, end);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next: (near?: Element) => unknown) => void (act = next),
    destroy: end,
  };
}
