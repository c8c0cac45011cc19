// What is cut off, covered or too small to be touched on this page, as sentences. Run before anything is scrolled.
() => {
  const LEAST = 24; // pixels of an interactive thing that can be touched, each way
  const SLACK = 1.5;
  const told = new Set();
  const everything = new CSSStyleSheet(); // what lies on top is found even if it cannot be pressed
  everything.replaceSync("* { pointer-events: auto !important; }");
  const root = document.querySelector("dialog[open]") ?? document.body;
  const name = (node) => {
    const words = node.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${node.tagName.toLowerCase()}.${[...node.classList].filter((one) => !one.startsWith("svelte")).join(".")} “${words}”`;
  };
  const isClipped = (node) => getComputedStyle(node).clipPath === "inset(50%)"; // words for those who listen
  const isSeen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(".hidden-text, [inert]") && !isClipped(node);
  const scrolls = (style) => [/(auto|scroll)/.test(style.overflowX), /(auto|scroll)/.test(style.overflowY)];

  // The part of a box that its ancestors let be seen; what could be scrolled to counts as seen.
  function cut(node, box) {
    const isFixed = getComputedStyle(node).position === "fixed";
    let [x, y] = [true, true]; // still to be checked in this direction
    for (let up = node.parentElement; up && !isFixed; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up === document.body || up === document.documentElement) break;
      const frame = up.getBoundingClientRect();
      const [byX, byY] = scrolls(style);
      if (byX) x = false;
      if (byY) y = false;
      if (x && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return up;
      if (y && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) return up;
    }
    if (x && (box.left < -SLACK || box.right > innerWidth + SLACK)) return document.documentElement;
    return null;
  }
  const isIn = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const belongs = (hit, node) => hit && (hit === node || node.contains(hit) || hit.contains(node));

  if (document.documentElement.scrollWidth > innerWidth) told.add("the page scrolls sideways");

  // A board that has room enough is seen as a whole; a lesson takes some of it for its hints.
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16; // larger text needs more room
  const ROOM = [390 * scale, document.querySelector(".prompt.lesson") ? Infinity : 800 * scale];
  for (const node of root.querySelectorAll("[data-whole]"))
    if (innerWidth >= ROOM[0] && innerHeight >= ROOM[1] && isSeen(node) && node.scrollHeight > node.clientHeight + 1)
      told.add(`${node.scrollHeight - node.clientHeight} px of ${name(node).slice(0, 20)} are out of sight`);

  // Texts: whole, and nothing lies on them. Of cards in a fan only the next card may cover something.
  document.adoptedStyleSheets.push(everything);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !isSeen(node) || node.closest("script, style, option, .fan")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const box = new DOMRect(line.left, line.top + line.height / 4, line.width, line.height / 2); // letters, not leading
      const isShort = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX === "hidden";
      if (isShort && !node.title) told.add(`shortened: ${name(node)}`); // names of people may be: the title tells them
      const right = isShort ? node.getBoundingClientRect().right : box.right;
      const frame = isShort ? null : cut(node, box);
      if (frame) told.add(`cut off by ${name(frame).slice(0, 40)}: ${name(node)}`);
      for (const x of [box.left + 2, (box.left + right) / 2, right - 2]) {
        const y = box.top + box.height / 2;
        if (!isIn(x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (belongs(hit, node) || !hit) continue;
        const covers = hit.closest("button, li, label, p, section, header, nav, dialog") ?? hit;
        const scroller = [...ancestors(node)].find((up) => scrolls(getComputedStyle(up)).some(Boolean));
        if (scroller && !scroller.contains(hit)) continue; // scrolled out of sight
        if (node.closest(".hand .card") && hit.closest(".hand")) continue; // a fan
        if (hit.closest("[data-floats]")) continue; // what stays in sight while a row is scrolled below it
        told.add(`${name(covers)} covers ${name(node)}`);
      }
    }
  }
  document.adoptedStyleSheets.pop();

  // Things to be touched: at least so much of each is really theirs.
  for (const node of root.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (!isSeen(node) || node.disabled) continue;
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node.getBoundingClientRect();
    const isText = getComputedStyle(node).display === "inline"; // a link in a sentence is as high as its line
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let x = Math.max(box.left, 0) + 1; x < Math.min(box.right, innerWidth); x += 4)
      for (let y = Math.max(box.top, 0) + 1; y < Math.min(box.bottom, innerHeight); y += 4) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(hit === node || node.contains(hit) || hit.closest("label")?.contains(node))) continue;
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      }
    const [wide, high] = [right - left + 4, bottom - top + 4];
    if (!(wide >= LEAST - 4 && high >= (isText ? 14 : LEAST - 4))) told.add(`only ${Math.round(wide)}×${Math.round(high)} px of ${name(node)} can be touched`);
  }
  return [...told].sort();

  function* ancestors(node) {
    for (let up = node.parentElement; up; up = up.parentElement) yield up;
  }
};
