// What a board shows, read from the page as a person would read it: texts, faces, numbers. What is leaving is inert.
window.rendered = (game) => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((node) => !node.closest("[inert]"));
  const text = (node) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
  const one = (selector) => text(all(selector)[0]);
  const card = (node) => text(node.querySelector(".index b")) + text(node.querySelector(".index .hidden-text"));
  const cards = (selector) => all(`${selector} .card:not(.back)`).map(card);
  const read = {
    trun: () => ({
      hand: all(".hand [data-card]").map((node) => node.dataset.card),
      prize: cards("[data-spot=prize]"),
      trick: cards("[data-spot=trick]").sort(),
      deck: one(".deck b"),
      badges: all("[data-seat] .badge").map(text),
    }),
    krvavy_trun: () => ({
      hand: all(".hand [data-card]").map((node) => node.dataset.card),
      row: all("[data-slot]").map((node) => {
        const shown = node.querySelector(".card");
        const family = ["gules", "azure", "vert", "purpure", "or"].find((tincture) => shown.classList.contains(tincture));
        return [family, shown.classList.contains("up"), text(shown.querySelector(".front .name")), text(shown.querySelector(".points"))];
      }),
      purses: all("[data-seat] .badge").map(text),
    }),
    dedicove: () => ({
      hand: all(".hand [data-card]").map((node) => node.dataset.card),
      markers: one(".track > p"),
      parties: all(".party li button[data-at]").map((node) => node.getAttribute("aria-label")),
      piles: ["harbour", "wilderness", "graveyard"].map((pile) => one(`[data-at=${pile}] .what b`)),
    }),
    trolli: () => ({
      displays: ["caves", "royals", "cards"].map((row) => all(`[data-spot=display-${row}] [data-card]`).map((node) => node.dataset.card)),
      villages: all("[data-spot^=village-]").map((node) => all(".pot .hidden-text", node).map(text)),
    }),
  }[game]();
  return {
    ...read,
    log: all(":is(.log, .talk) ol li").map(text),
    waiting: all("[data-seat].on").map((node) => node.dataset.seat),
    prompt: one(".prompt > p"),
    isAsked: all(".prompt[data-asked]").length > 0,
    isEnded: all("[data-end]").length > 0,
  };
};
// Everything that was shown, once for each change, at every animation frame.
window.watch = (game) => {
  window.frames = [];
  let last = "";
  const look = () => {
    const shown = JSON.stringify(window.rendered(game));
    if (shown !== last) window.frames.push(JSON.parse(shown));
    last = shown;
    requestAnimationFrame(look);
  };
  look();
};
