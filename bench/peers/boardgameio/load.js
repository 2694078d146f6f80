'use strict';
// The load on boardgame.io: N tables of 4 socket.io clients that play random legal moves, closed loop.
// argv[2] = JSON {port, serverPid, tables, seconds, warm, pool}. Prints one line of JSON.
const { io } = require('socket.io-client');
const { Meter, poster, sleep } = require('./meter');
const A = JSON.parse(process.argv[2]);
const meter = new Meter(A);
const SEATS = 4;
const post = poster(A.port);

async function open() {
  const { matchID } = await post('/games/vegas/create', { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const joined = await post(`/games/vegas/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

class Slot {
  constructor() { this.seats = []; this.synced = 0; this.over = 0; this.ready = 0; }

  async connect() {
    await Promise.all([0, 1, 2, 3].map((number) => new Promise((resolve, reject) => {
      const socket = io(`http://127.0.0.1:${A.port}/vegas`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const seat = { number, socket, state: null, pending: -1, sent: 0 };
      this.seats[number] = seat;
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
      socket.io.engine.on('packet', (packet) => {
        if (packet.type === 'message' && typeof packet.data === 'string' && packet.data.startsWith('2/vegas,["update"')) meter.update(packet.data.length + 1);
      });
      socket.on('sync', (id, info) => {
        if (this.match && id === this.match.matchID) { seat.state = info.state; this.synced += 1; this.ready = this.synced; if (this.synced === SEATS) this.kick(); }
      });
      socket.on('update', (id, state) => { if (this.match && id === this.match.matchID) { seat.state = state; this.hear(seat); } });
    })));
  }

  begin(match) {
    this.match = match; this.synced = 0; this.over = 0;
    for (const seat of this.seats) {
      seat.state = null; seat.pending = -1;
      seat.socket.emit('sync', match.matchID, String(seat.number), match.credentials[seat.number], SEATS);
    }
  }

  kick() { if (meter.playing) this.seats.forEach((seat) => this.play(seat)); }

  hear(seat) {
    if (seat.pending >= 0 && seat.state._stateID > seat.pending) { seat.pending = -1; meter.move(performance.now() - seat.sent); }
    if (seat.state.ctx.gameover !== undefined) { this.over += 1; if (this.over === SEATS) this.next(); return; }
    this.play(seat);
  }

  play(seat) {
    const { state } = seat;
    if (!meter.playing || !state || this.synced < SEATS || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat.number) || seat.pending >= 0) return;
    const faces = state.G.roll.flatMap((count, face) => (count ? [face + 1] : []));
    const args = [faces[(Math.random() * faces.length) | 0]];
    const payload = { type: 'place', args, playerID: String(seat.number), credentials: this.match.credentials[seat.number] };
    seat.pending = state._stateID; seat.sent = performance.now();
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match.matchID, String(seat.number));
  }

  next() {
    meter.games += 1;
    if (!meter.playing) return;
    const match = meter.pool.pop();
    if (match) this.begin(match); else { meter.poolEmpty += 1; open().then((fresh) => this.begin(fresh)); }
  }
}

(async () => {
  let left = A.pool;
  await Promise.all([...Array(8)].map(async () => { while (left > 0) { left -= 1; meter.pool.push(await open()); } }));
  meter.mark('opened');
  const slots = [...Array(A.tables)].map(() => new Slot());
  for (let i = 0; i < slots.length; i += 10) await Promise.all(slots.slice(i, i + 10).map((slot) => slot.connect()));
  slots.forEach((slot) => slot.begin(meter.pool.pop()));
  for (let i = 0; i < 500 && slots.some((slot) => slot.ready < SEATS); i += 1) await sleep(20);
  if (slots.some((slot) => slot.ready < SEATS)) throw new Error('not all tables are ready');
  meter.mark('connected');
  meter.playing = true;
  slots.forEach((slot) => slot.kick());
  await meter.measure();
  slots.forEach((slot) => slot.seats.forEach((seat) => seat.socket.close()));
  meter.report();
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(2); });
