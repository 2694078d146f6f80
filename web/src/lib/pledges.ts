/** What this browser keeps of each table before the first roll: the server's commitment and its own seats' secrets. */
import * as api from "./api";
import { newSecret, sealOf, wordOf, type Known } from "./fairness";
import type { NewTable, OpenedTable, TableInfo } from "./protocol";
import { Rejected } from "./rejected";

interface Pledge {
  commitment: string;
  secrets: Record<number, string>;
  /** All seals as they were when the game started. */
  seals: string[] | null;
  shown: number[];
}

const KEY = "flambeur.pledges";
/** Tables that are remembered; the oldest are forgotten. */
const KEPT = 200;

function read(): Map<string, Pledge> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Pledge][]);
  } catch {
    return new Map();
  }
}

function keep(code: string, pledge: Pledge): void {
  const all = read();
  all.delete(code);
  all.set(code, pledge);
  here.set(code, pledge);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-KEPT)));
  } catch {
    return; // this page still knows
  }
}

const here = new Map<string, Pledge>();
const underway = new Set<string>();

function pledgeOf(table: TableInfo): Pledge {
  const found = here.get(table.code) ?? read().get(table.code);
  if (found) return found;
  const fresh = { commitment: table.commitment, secrets: {}, seals: null, shown: [] };
  keep(table.code, fresh);
  return fresh;
}

/** What was known about a table's dice before they were rolled; null if this browser was not there then. */
export function knownOf(code: string): Known | null {
  const pledge = here.get(code) ?? read().get(code);
  if (!pledge) return null;
  const seals = Object.fromEntries(Object.entries(pledge.secrets).map(([seat, secret]) => [seat, sealOf(secret)]));
  return { commitment: pledge.commitment, seals, shown: pledge.shown };
}

/** Open a table at which the own seats take part in the dice; where it starts at once their words are shown at once. */
export async function openTable(wish: NewTable): Promise<OpenedTable> {
  const secrets: Record<number, string> = {};
  const seats = (wish.seats ?? []).map((seat, at) => {
    if (seat.kind !== "me") return seat;
    secrets[at] = newSecret();
    return { ...seat, seal: sealOf(secrets[at]) };
  });
  const opened = await api.openTable({ ...wish, seats });
  keep(opened.table.code, { commitment: opened.table.commitment, secrets, seals: null, shown: [] });
  await takePart(opened.table, opened.seats.map((own) => own.seat));
  return opened;
}

/** Do the part of the own seats for the dice, unasked: seal a word before the start, show it after. */
export async function takePart(table: TableInfo, mine: readonly number[]): Promise<void> {
  if (table.state === "over" || (table.state === "playing" && table.n > 0 && !here.has(table.code))) return;
  const pledge = pledgeOf(table);
  await Promise.all(mine.map((seat) => (table.state === "open" ? seal(table, seat, pledge) : show(table, seat, pledge))));
}

async function seal(table: TableInfo, seat: number, pledge: Pledge): Promise<void> {
  if (table.words.seals[seat]) return;
  const secret = (pledge.secrets[seat] ??= newSecret());
  keep(table.code, pledge);
  await once(`${table.code} ${seat} seal`, () => api.seal(table.code, seat, sealOf(secret)));
}

async function show(table: TableInfo, seat: number, pledge: Pledge): Promise<void> {
  const secret = pledge.secrets[seat];
  if (secret === undefined || !table.words.missing.includes(seat) || !unchanged(table, seat, pledge)) return;
  const round = table.words.round;
  const taken = await once(`${table.code} ${seat} ${round}`, () => api.showWord(table.code, seat, round, wordOf(secret, round)));
  if (taken && !pledge.shown.includes(seat)) {
    pledge.shown.push(seat);
    keep(table.code, pledge);
  }
}

/** A word is shown only where everything is as it was: the commitment, the own seal, and all seals since the first round. */
function unchanged(table: TableInfo, seat: number, pledge: Pledge): boolean {
  const secret = pledge.secrets[seat]!;
  if (table.commitment !== pledge.commitment || table.words.seals[seat] !== sealOf(secret)) return false;
  if (pledge.seals === null) {
    pledge.seals = table.words.seals;
    keep(table.code, pledge);
  }
  return pledge.seals.join() === table.words.seals.join();
}

/** Ask for something that need not be asked for twice at a time; what goes wrong is tried again when the table is next told. */
async function once(what: string, asking: () => Promise<unknown>): Promise<boolean> {
  if (underway.has(what)) return false;
  underway.add(what);
  try {
    await asking();
    return true;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return false;
  } finally {
    underway.delete(what);
  }
}
