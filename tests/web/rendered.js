// What a board shows, read from the page as a person would read it: texts, faces, numbers. What is leaving is inert.
window.rendered = (game) => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((node) => !node.closest("[inert]"));
  const text = (node) => (node?.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  const texts = (selector, root) => all(selector, root).map(text);
  const one = (selector, root) => text(all(selector, root)[0]);
  const has = (selector, root) => all(selector, root).length > 0;
  const label = (node) => node?.getAttribute("aria-label");
  const labels = (selector, root) => all(selector, root).map(label);
  const data = (selector, name) => all(selector).map((node) => node.dataset[name]);
  const card = (node) => text(node.querySelector(".index b")) + text(node.querySelector(".index .hidden-text"));
  const cards = (selector) => all(`${selector} .card:not(.back)`).map(card);
  const byLast = (selector, read, name) => // of places that end with the letter of a seat
    Object.fromEntries(all(selector).map((node) => [node.dataset[name].split(/[ -]/).at(-1), read(node)]));
  const hand = () => data(".hand [data-card]", "card");
  const badges = () => texts("[data-seat] .badge");
  // What can be done with a thing is said behind it.
  const alone = (node) => (node.dataset.action ? label(node).replace(/, [^,]*$/, "") : label(node));
  const slot = (node) => {
    const [shown, pile] = [node.querySelector(".card"), node.closest(".pile")];
    const family = ["gules", "azure", "vert", "purpure", "or"].find((tincture) => shown.classList.contains(tincture));
    const covered = all(".under", pile).map((under) => under.classList.contains("up"));
    const top = [family, shown.classList.contains("up"), text(shown.querySelector(".front .name")), text(shown.querySelector(".points"))];
    return [one(".height", pile), ...covered, ...top];
  };
  const read = {
    trun: () => ({
      hand: hand(),
      others: all(".fan > span").length,
      prize: cards("[data-spot=prize]"),
      trick: cards("[data-spot=trick]").sort(),
      won: cards("[data-spot=trick] .won").sort(),
      deck: one(".deck b"),
      scores: all(".votes li").map((node) => [one(".count", node), one("small", node)]),
      followers: all(".desk section").map((node) => labels("li > *", node)),
      badges: badges(),
    }),
    krvavy_trun: () => ({
      hand: hand(),
      held: texts("[data-seat] .about small").map((words) => words.match(/([\d +]+) in hand/)?.[1].trim()),
      row: all("[data-slot]").map(slot),
      keys: all(".pile:has([data-slot])").map((node) => node.dataset.key),
      lantern: all(".line li:has([data-slot])").findIndex((node) => node.classList.contains("here")),
      gone: byLast("[data-gone]", (node) => labels("button", node), "gone"),
      aside: labels(".desk li:not([data-gone]) button"),
      round: label(all(".moons")[0]),
      purses: badges(),
    }),
    dedicove: () => ({
      hand: hand(),
      held: texts("[data-seat] .about small").map((words) => words.match(/(\d+) in hand/)?.[1]),
      markers: one(".track > p"),
      favoured: one(".endings li.is .hidden-text"),
      parties: byLast(".party", (node) => all("li button[data-at]", node).map(alone), "at"),
      heirs: byLast(".party", (node) => one(":is(.heir, .unknown) > .hidden-text", node), "at"),
      near: [one(".near .tavern h3"), ...texts(".near .tavern li").map((words) => words.split(",")[0])],
      piles: ["harbour", "wilderness", "graveyard"].map((pile) => one(`[data-at=${pile}] .what b`)),
      tops: ["wilderness", "graveyard"].map((pile) => one(`[data-at=${pile}]:has(.mini) .what .hidden-text`)),
      aside: texts("[data-at=aside] b"),
      chain: texts("[data-chain] b"),
      known: Object.fromEntries(all(".desk details").map((node) => [one("b", node), texts("li .hidden-text", node).sort()])),
      badges: badges(),
    }),
    trolli: () => ({
      shown: data("[data-shown]", "shown"),
      hand: data(".hand [data-card]:has(> .face)", "card"),
      displays: ["caves", "royals", "cards"].map((row) => data(`[data-spot=display-${row}] [data-card]`, "card")),
      stacks: ["caves", "royals", "cards"].map((row) => one(`[data-spot=display-${row}] h3 small`)),
      stores: all("[data-spot=stores]").map((node) => texts("li b", node)),
      network: data("[data-tile]", "tile"),
      caves: byLast("[data-spot^=cave-]", (node) => [one(".pots > .hidden-text", node), has(".king", node)], "spot"),
      villages: all("[data-spot^=village-]").map((node) => ({
        trolls: texts(".pot .hidden-text", node),
        king: has(".king", node),
        castle: labels(".castle", node),
        things: all(".things > :not(.outpost)", node).map((thing) => `${thing.title} ${text(thing)}`.trim()),
        outposts: all(".outpost", node).map((thing) => `${thing.title} ${text(thing)}`.trim()),
      })),
      fields: all(".desk dd.item").map((node) => [one("b", node), ...all(".room", node).map((room) => room.title)]),
      kept: texts(".desk dl button.card"),
      unseen: all(".desk dl .row:not(.item) > .room").map((node) => `${node.title} ${text(node)}`),
      royal: all(".desk ul > li > [data-card]").map((node) => [node.dataset.card, one(".far", node), ...texts(".arms .hidden-text", node)]),
      supply: texts(".desk .flow li"),
      points: badges(),
    }),
  }[game]();
  return {
    ...read,
    info: one("header .info .long"),
    log: texts(":is(.log, .talk) ol li"),
    waiting: data("[data-seat].on", "seat"),
    prompt: one(".prompt > p"),
    isAsked: has(".prompt[data-asked]"),
    isStepping: has(".prompt [data-next]"),
    chosen: data("[data-action][aria-pressed=true]", "action")[0] ?? null,
    isEnded: has("[data-end]"),
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
