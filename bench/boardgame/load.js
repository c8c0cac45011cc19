// People at tables of a boardgame.io server: `node load.js URL TABLES AT_ONCE THINK SECONDS`, as bench/server_load.py.
// Each says its move when the one before was shown to both seats. Lines of JSON: ready, then (when told so) the figures.

const { io } = require("socket.io-client");
const { game, legal } = require("./game.js");

const [url, tables, atOnce, think, seconds] = process.argv.slice(2).map((word, n) => (n ? Number(word) : word));
const now = () => performance.now();
const say = (figures) => console.log(JSON.stringify(figures));

async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/games/${game.name}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor(latencies) {
    this.latencies = latencies;
    this.shown = [null, null]; // the last state that each seat was shown
    this.sent = null; // the state that a move was said in, and when
    this.stopped = false;
  }

  async open() {
    this.match = (await ask("create", { numPlayers: 2 })).matchID;
    const seats = [];
    for (const player of ["0", "1"]) {
      const body = { playerID: player, playerName: `player ${player}` };
      seats.push({ player, credentials: (await ask(`${this.match}/join`, body)).playerCredentials });
    }
    this.seats = await Promise.all(seats.map((seat) => this.connect(seat)));
  }

  async connect({ player, credentials }) {
    const socket = io(`${url}/${game.name}`, { transports: ["websocket"], forceNew: true });
    socket.on("update", (match, state) => this.hear(Number(player), state));
    await new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", this.match, player, credentials, 2));
      socket.on("sync", (match, { state }) => resolve((this.shown[player] = state)));
    });
    return { socket, credentials };
  }

  hear(seat, state) {
    this.shown[seat] = state;
    if (!this.sent || this.shown.some((one) => one._stateID <= this.sent.id)) return;
    this.latencies.push(now() - this.sent.at);
    this.sent = null;
    if (state.ctx.gameover || this.stopped) this.over();
    else if (think) setTimeout(() => this.move(), think * (500 + 1000 * Math.random()));
    else this.move();
  }

  move() {
    const player = this.shown[0].ctx.currentPlayer;
    const { G, _stateID } = this.shown[player];
    const choices = legal(G, player);
    const args = [choices[Math.floor(Math.random() * choices.length)]];
    const { socket, credentials } = this.seats[player];
    this.sent = { id: _stateID, at: now() };
    const payload = { type: "play", args, playerID: player, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, player);
  }

  play() {
    const done = new Promise((resolve) => (this.over = resolve));
    if (think) setTimeout(() => this.move(), think * 1000 * Math.random());
    else this.move();
    return done;
  }

  close() {
    for (const { socket } of this.seats) socket.disconnect();
  }
}

async function playAll(all) {
  const waiting = [...all];
  const playOn = async () => {
    while (waiting.length) await waiting.pop().play();
  };
  if (seconds) setTimeout(() => all.forEach((table) => (table.stopped = true)), seconds * 1000);
  await Promise.all(Array.from({ length: atOnce }, playOn));
}

async function main() {
  const latencies = [];
  const all = Array.from({ length: tables }, () => new Table(latencies));
  for (const table of all) await table.open();
  say({ ready: tables });
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const began = now();
  await playAll(all);
  say({ moves: latencies.length, seconds: (now() - began) / 1000, latencies });
  all.forEach((table) => table.close());
  process.stdin.destroy();
}

main();
