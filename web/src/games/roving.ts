// One stop for the Tab key, arrows inside: hands and rows.

export function roving(node: HTMLElement) {
  const items = () => Array.from(node.querySelectorAll<HTMLElement>("button:not(:disabled, [inert], [inert] *)"));
  const set = (current: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === current ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : at + (steps[event.key] ?? NaN);
    if (at < 0 || Number.isNaN(to)) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    set(next);
    next?.focus();
  };
  const focus = (event: FocusEvent) => set((event.target as HTMLElement).closest("button") ?? undefined);
  const watch = new MutationObserver(() => {
    const all = items(); // new ones are stops of their own until they are told
    set(all.find((item) => item.getAttribute("tabindex") === "0") ?? all[0]);
  });
  set(items()[0]);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  return { destroy: () => watch.disconnect() };
}
