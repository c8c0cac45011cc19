// Tap and hold, or a rest of the mouse with the right button: look at a thing more closely.

const LONG = 450; // milliseconds
const FAR = 8; // pixels: whoever moves on does not hold

export function hold(node: HTMLElement, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let at = { x: 0, y: 0 };
  const begin = (event: PointerEvent) => {
    held = false;
    at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      act();
    }, LONG);
  };
  const end = () => clearTimeout(timer);
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > FAR) end();
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
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
    update: (next: () => void) => void (act = next),
    destroy: end,
  };
}
