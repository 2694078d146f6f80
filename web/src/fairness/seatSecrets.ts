/** What this browser stores of each table before the first roll: the server's commitment and its own seats' secrets. */
import * as api from "$src/protocol/api";
import type { OpenedTable, TableInfo } from "$src/protocol/generated/answers";
import type { NewTable, SomeSettings } from "$src/protocol/generated/requests";
import { Rejected } from "$src/protocol/rejected";
import { newSecret, sealOf, wordOf, type Known } from "./seals";

interface KeptSecrets {
  commitment: string;
  secrets: Record<number, string>;
  /** All seals as they were when the game started. */
  seals: string[] | null;
  shown: number[];
}

const KEY = "flambeur.pledges";
/** How many tables are remembered; the oldest are dropped. */
const KEPT = 200;

function read(): Map<string, KeptSecrets> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, KeptSecrets][]);
  } catch {
    return new Map();
  }
}

function keep(code: string, kept: KeptSecrets): void {
  const all = read();
  all.delete(code);
  all.set(code, kept);
  here.set(code, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-KEPT)));
  } catch {
    return; // this page still knows
  }
}

const here = new Map<string, KeptSecrets>();
const underway = new Set<string>();

function keptFor(table: TableInfo): KeptSecrets {
  const found = here.get(table.code) ?? read().get(table.code);
  if (found) return found;
  const fresh = { commitment: table.commitment, secrets: {}, seals: null, shown: [] };
  keep(table.code, fresh);
  return fresh;
}

/** What was known about a table's dice before the first roll; null if this browser was not there. */
export function knownOf(code: string): Known | null {
  const kept = here.get(code) ?? read().get(code);
  if (!kept) return null;
  const seals = Object.fromEntries(Object.entries(kept.secrets).map(([seat, secret]) => [seat, sealOf(secret)]));
  return { commitment: kept.commitment, seals, shown: kept.shown };
}

/** The default for a new table: only invited players join. */
const PRIVATE: SomeSettings = { public: false, spectators: true, chat: true, coach: true, rated: false, clock: null };

/** Open a table whose own seats contribute to the dice; if it starts at once, their words are revealed at once. */
export async function openTable(wish: NewTable): Promise<OpenedTable> {
  const secrets: Record<number, string> = {};
  const seats = (wish.seats ?? []).map((seat, at) => {
    if (seat.kind !== "me") return seat;
    secrets[at] = newSecret();
    return { ...seat, seal: sealOf(secrets[at]) };
  });
  const opened = await api.openTable({ ...wish, seats, settings: { ...PRIVATE, ...wish.settings } });
  keep(opened.table.code, { commitment: opened.table.commitment, secrets, seals: null, shown: [] });
  await takePart(opened.table, opened.seats.map((own) => own.seat));
  return opened;
}

/** Do the own seats' part for the dice automatically: seal a word before the start, reveal it after. */
export async function takePart(table: TableInfo, mine: readonly number[]): Promise<void> {
  if (table.state === "over" || (table.state === "playing" && table.n > 0 && !here.has(table.code))) return;
  const kept = keptFor(table);
  await Promise.all(mine.map((seat) => (table.state === "open" ? seal(table, seat, kept) : show(table, seat, kept))));
}

async function seal(table: TableInfo, seat: number, kept: KeptSecrets): Promise<void> {
  if (table.words.seals[seat]) return;
  const secret = (kept.secrets[seat] ??= newSecret());
  keep(table.code, kept);
  await once(`${table.code} ${seat} seal`, () => api.seal(table.code, seat, sealOf(secret)));
}

async function show(table: TableInfo, seat: number, kept: KeptSecrets): Promise<void> {
  const secret = kept.secrets[seat];
  if (secret === undefined || !table.words.missing.includes(seat) || !unchanged(table, seat, kept)) return;
  const round = table.words.round;
  const taken = await once(`${table.code} ${seat} ${round}`, () => api.showWord(table.code, seat, round, wordOf(secret, round)));
  if (taken && !kept.shown.includes(seat)) {
    kept.shown.push(seat);
    keep(table.code, kept);
  }
}

/** Reveal a word only if nothing has changed: the commitment, the own seal, and all seals since the first round. */
function unchanged(table: TableInfo, seat: number, kept: KeptSecrets): boolean {
  const secret = kept.secrets[seat]!;
  if (table.commitment !== kept.commitment || table.words.seals[seat] !== sealOf(secret)) return false;
  if (kept.seals === null) {
    kept.seals = table.words.seals;
    keep(table.code, kept);
  }
  return kept.seals.join() === table.words.seals.join();
}

/** Send a request that must not run twice at once; if it fails, the table's next update tries again. */
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
