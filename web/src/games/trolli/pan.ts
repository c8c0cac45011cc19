// A drawing in a frame that scrolls: pulled about by the mouse, made larger by the wheel or by two fingers.

const FAR = 8; // pixels: from here on it is no click
const WHEEL = 0.0014; // of a pixel: a notch of a hundred makes it a seventh larger
const LINE = 33; // pixels

/** `zoomBy` is told by how much, and about which point of the window; it says whether anything became larger or smaller. */
export function pan(frame: HTMLElement, zoomBy: (times: number, x: number, y: number) => boolean) {
  let at: { x: number; y: number } | null = null;
  let isDragged = false;
  let spread = 0; // between two fingers

  const begin = (event: PointerEvent) => {
    isDragged = false;
    at = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  };
  const move = (event: PointerEvent) => {
    if (!at || !(event.buttons & 1)) return void (at = null);
    const [x, y] = [at.x - event.clientX, at.y - event.clientY];
    if (!isDragged && Math.hypot(x, y) <= FAR) return;
    isDragged = true;
    frame.scrollBy(x, y);
    at = { x: event.clientX, y: event.clientY };
  };
  const click = (event: MouseEvent) => {
    if (!isDragged || !event.detail) return; // a key presses without a pointer
    event.stopImmediatePropagation(); // nobody chose what the mouse was over when it let go
    event.preventDefault();
    isDragged = false;
  };
  const wheel = (event: WheelEvent) => {
    const pixels = event.deltaY * (event.deltaMode ? LINE : 1);
    if (pixels && zoomBy(Math.exp(-pixels * WHEEL), event.clientX, event.clientY)) event.preventDefault();
  };
  const pinch = (event: TouchEvent) => {
    const [one, other] = [event.touches[0], event.touches[1]];
    if (!one || !other) return void (spread = 0);
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread) zoomBy(now / spread, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    spread = now;
  };
  frame.addEventListener("pointerdown", begin);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("click", click, true);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("touchstart", pinch, { passive: false });
  frame.addEventListener("touchmove", pinch, { passive: false });
  frame.addEventListener("touchend", pinch);
}
