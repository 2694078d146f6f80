'use strict';
// node server.js PORT memory|FOLDER: boardgame.io's own server, on loopback only; prints a line when it is up.
const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game');

const [, , port, store] = process.argv;
const options = { games: [game], origins: [`http://127.0.0.1:${port}`] };
if (store !== 'memory') options.db = new FlatFile({ dir: store, logging: false });
// `run` passes `port` on to net.Server.listen, so an options object pins the address.
Server(options).run({ port: { host: '127.0.0.1', port: Number(port) } }).then(() => console.log('up'));
