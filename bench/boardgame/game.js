// A trick game of the length and shape of Trůn for boardgame.io: 13 tricks for followers, then 13 tricks with them.
// Two players, 52 decisions, hands and followers hidden from the other player, the deck from both.

const FACTIONS = { G: "00000123456789", K: "23456789", U: "0123456789", D: "0123456789", M: "0123456789" };
const HAND = 13;

const cards = () =>
  Object.entries(FACTIONS).flatMap(([faction, values]) => [...values].map((value) => faction + value));

const seat = () => ({ hand: [], followers: [], score: [] });

function setup({ random }) {
  const deck = random.Shuffle(cards());
  const seats = [seat(), seat()];
  for (const one of seats) one.hand = deck.splice(0, HAND).sort();
  return { phase: 1, seats, prize: deck.pop(), deck, led: null, leader: 0, next: 0 };
}

// Follow the led faction if you can; a Doppelganger always may.
function legal(G, player) {
  const { hand } = G.seats[player];
  if (!G.led) return hand;
  const follows = hand.filter((card) => card[0] === G.led[0]);
  return follows.length ? hand.filter((card) => card[0] === G.led[0] || card[0] === "M") : hand;
}

function replyWins(led, reply) {
  if (led[0] === "G" && reply[0] === "K") return true;
  return (reply[0] === led[0] || reply[0] === "M") && reply[1] > led[1];
}

function play({ G, playerID }, card) {
  const player = Number(playerID);
  if (!legal(G, player).includes(card)) return "INVALID_MOVE";
  const { hand } = G.seats[player];
  hand.splice(hand.indexOf(card), 1);
  if (!G.led) {
    G.led = card;
    G.next = 1 - player;
    return undefined;
  }
  const winner = replyWins(G.led, card) ? player : 1 - player;
  const trick = [G.led, card];
  G.led = null;
  G.leader = G.next = winner;
  if (G.phase === 1) takeFollowers(G, winner);
  else G.seats[winner].score.push(...trick);
  return undefined;
}

// The winner takes the open prize, the other the top card of the deck unseen; after 13 tricks followers are hands.
function takeFollowers(G, winner) {
  G.seats[winner].followers.push(G.prize);
  G.seats[1 - winner].followers.push(G.deck.pop());
  G.prize = G.deck.pop() ?? null;
  if (G.seats.some((one) => one.hand.length)) return;
  G.phase = 2;
  for (const one of G.seats) [one.hand, one.followers] = [one.followers.sort(), []];
}

function endIf({ G }) {
  if (G.phase === 1 || G.seats.some((one) => one.hand.length)) return undefined;
  const votes = [0, 0];
  for (const faction of Object.keys(FACTIONS)) {
    const [a, b] = G.seats.map((one) => one.score.filter((card) => card[0] === faction).length);
    votes[a > b ? 0 : 1] += a === b ? 0 : 1;
  }
  return { votes };
}

// What a player may know: own cards by face, those of the other and of the deck by number.
function playerView({ G, playerID }) {
  const seats = G.seats.map((one, n) =>
    String(n) === playerID ? one : { hand: one.hand.length, followers: one.followers.length, score: one.score },
  );
  return { ...G, seats, deck: G.deck.length };
}

module.exports = {
  legal,
  game: {
    name: "trick",
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    setup,
    playerView,
    moves: { play },
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
    endIf,
  },
};
