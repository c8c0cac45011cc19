// A boardgame.io server on a free port: `node serve.js` keeps matches in memory, `node serve.js FOLDER` in files.

const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [], ...store });

server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
