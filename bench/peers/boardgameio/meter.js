'use strict';
// What is measured, the same for both systems: a move counts when the mover's own socket has the new state, its
// latency is the time from sending to that, and bytes are the payload of update messages per client.
const fs = require('fs');
const http = require('http');

const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });
const ticks = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
};
const memory = (pid) => Number(fs.readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) * 1024;
const sum = (values) => values.reduce((all, one) => all + one, 0);
// Processor time of everything on this machine.
const machine = () => {
  const [user, nice, system, , , irq, soft] = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1).map(Number);
  return user + nice + system + irq + soft;
};
// Processor time of a process and its children, such as a database has one for each connection.
const family = (pid) => {
  const parents = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).filter((name) => {
    try { return fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(pid); } catch { return false; }
  });
  return ticks(pid) + sum(parents.map((child) => { try { return ticks(child); } catch { return 0; } }));
};

// Posts JSON to a server on this machine and resolves to its answer.
const poster = (port) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  return (path, body) => new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      let whole = '';
      answer.on('data', (part) => { whole += part; });
      answer.on('end', () => (answer.statusCode < 300 ? resolve(JSON.parse(whole)) : reject(new Error(whole))));
    });
    request.on('error', reject);
    request.end(text);
  });
};

class Meter {
  constructor(settings) {
    Object.assign(this, { settings, pool: [], playing: false, measuring: false, games: 0, poolEmpty: 0, errors: 0 });
    this.latencies = []; this.bytes = 0; this.updates = 0;
    this.pids = [settings.serverPid].flat();
    this.resting = sum(this.pids.map(memory));
  }

  mark(moment) { this[moment] = sum(this.pids.map(memory)); }

  update(bytes) { if (this.measuring) { this.bytes += bytes; this.updates += 1; } }

  move(latency) { if (this.measuring) this.latencies.push(latency); }

  async measure() {
    const { warm, seconds, databasePid } = this.settings;
    const server = () => sum(this.pids.map(ticks)), database = () => (databasePid ? family(databasePid) : 0);
    await sleep(warm * 1000);
    const cpu = server(), kept = database(), all = machine(), own = process.cpuUsage(), start = performance.now();
    this.measuring = true;
    await sleep(seconds * 1000);
    this.measuring = false;
    this.window = (performance.now() - start) / 1000;
    this.cpu = (server() - cpu) / 100;
    this.databaseCpu = (database() - kept) / 100;
    this.machineCpu = (machine() - all) / 100;
    this.clientCpu = (process.cpuUsage(own).user + process.cpuUsage(own).system) / 1e6;
    this.playing = false;
    await sleep(200);
  }

  report() {
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    console.log(JSON.stringify({
      tables: this.settings.tables, moves: sorted.length, movesPerSecond: sorted.length / this.window,
      p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted[sorted.length - 1],
      bytesPerUpdate: this.bytes / this.updates, updates: this.updates, cpuMsPerMove: (1000 * this.cpu) / sorted.length,
      databaseMsPerMove: (1000 * this.databaseCpu) / sorted.length, clientMsPerMove: (1000 * this.clientCpu) / sorted.length,
      databaseCpu: this.databaseCpu / this.window, machineCpu: this.machineCpu / this.window,
      serverCpu: this.cpu / this.window, clientCpu: this.clientCpu / this.window,
      resting: this.resting, opened: this.opened, connected: this.connected, pool: this.settings.pool, games: this.games, poolEmpty: this.poolEmpty, errors: this.errors, lastError: this.lastError,
    }));
  }
}

module.exports = { Meter, poster, sleep };
