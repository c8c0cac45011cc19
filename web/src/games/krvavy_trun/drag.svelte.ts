// A card that is dragged from the hand: with a finger or a mouse, onto a place that is lit.

const FAR = 8; // pixels that make a press a drag
const REACH = 140; // a drop beside a place still means the nearest one

export const drag = $state<{ card: string | null; x: number; y: number; over: string | null }>({
  card: null,
  x: 0,
  y: 0,
  over: null,
});

export interface Dragging {
  card: string;
  isFree: () => boolean;
  begin: () => void;
  drop: (action: string) => void;
}

/** The place under the pointer, or the nearest one while it is over the street. */
function placeAt(x: number, y: number): string | null {
  const street = document.querySelector("[data-street]")?.getBoundingClientRect();
  if (!street || y > street.bottom || y < street.top) return null;
  let nearest: string | null = null;
  let least = REACH;
  for (const place of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const box = place.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away < least) [least, nearest] = [away, place.dataset.action ?? null];
  }
  return nearest;
}

export function draggable(node: HTMLElement, what: Dragging) {
  let start: { x: number; y: number; id: number } | null = null;
  let wasDragged = false;
  const down = (event: PointerEvent) => {
    wasDragged = false;
    if (event.button === 0 && event.isPrimary && what.isFree())
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    if (!drag.card) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      node.setPointerCapture(start.id);
      wasDragged = true;
      what.begin();
    }
    Object.assign(drag, { card: what.card, x: event.clientX, y: event.clientY });
    drag.over = placeAt(event.clientX, event.clientY);
  };
  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const over = event.type === "pointerup" && drag.card ? drag.over : null;
    start = null;
    Object.assign(drag, { card: null, over: null });
    if (over) what.drop(over);
  };
  const click = (event: MouseEvent) => {
    if (!wasDragged) return;
    wasDragged = false;
    event.stopImmediatePropagation(); // it was a drag, not a tap
    event.preventDefault();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, end as EventListener);
  node.addEventListener("click", click, true);
  return {
    update: (next: Dragging) => void (what = next),
    destroy: () => {
      if (start) Object.assign(drag, { card: null, over: null });
    },
  };
}
