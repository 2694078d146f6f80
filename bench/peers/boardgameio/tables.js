'use strict';
// The load on our own server: N tables of 4 sockets that play random legal moves, closed loop.
// argv[2] = JSON {ports, across, lang, serverPid, databasePid, tables, seconds, warm, pool}. Prints one line of JSON.
// A table is played at one port or, `across`, by half of its players at each; with `lang` they want words.
const WebSocket = require('ws');
const { Meter, poster, sleep } = require('./meter');
const A = JSON.parse(process.argv[2]);
const meter = new Meter(A);
const SEATS = 4;
const posts = A.ports.map(poster);
let turn = 0;

async function open() {
  const seats = [0, 1, 2, 3].map((i) => ({ kind: 'me', name: `p${i}` }));
  const made = await posts[(turn += 1) % posts.length]('/api/tables', { game: 'vegas', players: SEATS, seats, start: true });
  return { code: made.table.code, tokens: made.seats.map((seat) => seat.token) };
}

function merge(old, delta) {
  if (delta === null || typeof delta !== 'object' || Array.isArray(delta) || old === null || typeof old !== 'object') return delta;
  const now = Array.isArray(old) ? [...old] : { ...old };
  for (const key in delta) now[key] = merge(old[key], delta[key]);
  return now;
}

class Slot {
  constructor(number) { this.number = number; this.sockets = []; this.views = []; this.sent = []; this.ready = 0; this.over = 0; this.ids = 0; }

  async connect() {
    await Promise.all([0, 1, 2, 3].map((seat) => new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${A.ports[(A.across ? seat : this.number) % A.ports.length]}/api/ws`, { perMessageDeflate: false });
      this.sockets[seat] = socket;
      socket.on('open', resolve);
      socket.on('error', reject);
      socket.on('message', (data) => this.hear(seat, data));
    })));
  }

  begin(table) {
    this.table = table; this.ready = 0; this.over = 0;
    this.sockets.forEach((socket, seat) => {
      this.sent[seat] = 0;
      socket.send(JSON.stringify({ t: 'hello', table: table.code, tokens: [table.tokens[seat]], ...(A.lang ? { lang: A.lang } : {}) }));
    });
  }

  hear(seat, data) {
    const message = JSON.parse(data);
    if (message.t === 'update') {
      meter.update(data.length);
      this.views[seat] = message.delta ? merge(this.views[seat], message.delta) : message.view;
      if (this.sent[seat]) { meter.move(performance.now() - this.sent[seat]); this.sent[seat] = 0; }
      if (message.ending) { this.over += 1; if (this.over === SEATS) this.next(); return; }
      if (message.moves) this.play(seat, message);
    } else if (message.t === 'snapshot') {
      this.views[seat] = message.view;
      this.first = message.moves.length ? { seat, message } : this.first;
      this.ready += 1;
      if (this.ready === SEATS && meter.playing) this.kick();
    } else if (message.t === 'error') {
      meter.errors += 1; meter.lastError = message.code;
    }
  }

  kick() { if (this.first) { const { seat, message } = this.first; this.first = null; this.play(seat, message); } }

  play(seat, message) {
    if (!meter.playing) return;
    const move = message.moves[(Math.random() * message.moves.length) | 0].id;
    this.sent[seat] = performance.now();
    this.sockets[seat].send(`{"t":"move","id":"${(this.ids += 1)}","n":${message.n},"move":"${move}"}`);
  }

  next() {
    meter.games += 1;
    if (!meter.playing) return;
    const table = meter.pool.pop();
    if (table) this.begin(table); else { meter.poolEmpty += 1; open().then((fresh) => this.begin(fresh)); }
  }
}

(async () => {
  let left = A.pool;
  await Promise.all([...Array(8)].map(async () => { while (left > 0) { left -= 1; meter.pool.push(await open()); } }));
  meter.mark('opened');
  const slots = [...Array(A.tables)].map((_, number) => new Slot(number));
  for (let i = 0; i < slots.length; i += 10) await Promise.all(slots.slice(i, i + 10).map((slot) => slot.connect()));
  slots.forEach((slot) => slot.begin(meter.pool.pop()));
  for (let i = 0; i < 500 && slots.some((slot) => slot.ready < SEATS); i += 1) await sleep(20);
  if (slots.some((slot) => slot.ready < SEATS)) throw new Error(`not all tables are ready: ${meter.lastError}`);
  meter.mark('connected');
  meter.playing = true;
  slots.forEach((slot) => slot.kick());
  await meter.measure();
  slots.forEach((slot) => slot.sockets.forEach((socket) => socket.terminate()));
  meter.report();
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(2); });
