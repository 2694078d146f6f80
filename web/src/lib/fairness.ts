/** Fair dice (docs/fair-dice.md): what a seat adds to them, and the check of a finished game, both done here and not by the server. */
import { Piles } from "./piles";
import type { Draw, FactorInfo as Factor } from "./protocol";
import { bytesOf, hex, hmac, joined, sha256, unhex } from "./sha256";

export const FIRST = "flambeur-fair-1";
export const SCHEME = "flambeur-fair-2";
const ROUNDS = 64;

/** What this browser knew before the first roll: the server's commitment, and the seals and words of its own seats. */
export interface Known {
  commitment: string;
  seals: Record<number, string>;
  /** The seats whose words the server has taken. */
  shown: number[];
}

export interface Finding {
  fair: boolean;
  /** The message that says it, with what it needs. */
  message: string;
  facts: Record<string, string | number>;
  /** Further messages that belong to the verdict. */
  more: { message: string; facts: Record<string, string> }[];
}

export const commitment = (seed: Uint8Array): string => hex(sha256(seed));

export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

function hashed(link: Uint8Array, times: number): Uint8Array {
  let last = link;
  for (let i = 0; i < times; i++) last = sha256(last);
  return last;
}

/** The word of a round under a secret; round 0 is its seal. */
export function wordOf(secret: string, round: number): string {
  return hex(hashed(unhex(secret)!, ROUNDS - round));
}

export const sealOf = (secret: string): string => wordOf(secret, 0);

function number(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setUint32(0, Math.floor(value / 2 ** 32));
  view.setUint32(bytes - 4, value % 2 ** 32);
  return new Uint8Array(view.buffer);
}

/** The hash over the words of all seats, each behind its length. */
export function mix(words: Uint8Array[]): Uint8Array {
  return sha256(joined(...words.flatMap((word) => [number(word.length, 4), word])));
}

export class FairDice {
  private readonly prefix: Uint8Array;

  constructor(
    private readonly seed: Uint8Array,
    table: string,
    words: Uint8Array[],
    scheme = SCHEME,
  ) {
    this.prefix = joined(bytesOf(scheme), bytesOf(table), mix(words));
  }

  /** The eight numbers of one block of a draw. */
  block(draw: number, block: number): number[] {
    const view = new DataView(hmac(this.seed, joined(this.prefix, number(draw, 8), number(block, 4))).buffer);
    return Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
  }

  /** What must come out of a draw: counts of the faces for dice, the item for a pick. */
  draw(draw: number, factors: Factor[]): (number[] | number | string)[] {
    const numbers = this.numbers(draw);
    return factors.map((factor) => value(numbers, factor));
  }

  private *numbers(draw: number): Generator<number, never> {
    for (let block = 0; ; block++) yield* this.block(draw, block);
  }
}

function below(numbers: Generator<number, never>, m: number): number {
  const limit = 2 ** 32 - (2 ** 32 % m);
  for (;;) {
    const next = numbers.next().value;
    if (next < limit) return next % m;
  }
}

function value(numbers: Generator<number, never>, factor: Factor): number[] | number | string {
  if (factor.dice !== undefined) {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < factor.dice; i++) counts[below(numbers, 6)]! += 1;
    return counts;
  }
  const weights = factor.weights ?? [];
  let left = below(numbers, weights.reduce((sum, weight) => sum + weight, 0));
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return factor.values![at]!;
}

/** A draw as a record writes it: `own:11355 note:40`. */
function written(factors: Factor[], outcome: (number[] | number | string)[]): string {
  const parts = factors.map((factor, at) => {
    const came = outcome[at]!;
    return `${factor.kind}:${Array.isArray(came) ? came.map((count, face) => String(face + 1).repeat(count)).join("") : came}`;
  });
  return parts.join(" ");
}

interface Proof {
  scheme: string;
  table: string;
  commitment: string;
  seed: Uint8Array;
  seals: string[];
  round: number;
  words: string[];
}

class Unfair extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

function head(text: string): Map<string, string> {
  const lines = (text.split("\n\n", 1)[0] ?? "").split("\n").slice(1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]));
}

function texts(line: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(line ?? "");
    if (Array.isArray(list) && list.every((one) => typeof one === "string")) return list;
  } catch {
    // said below
  }
  throw new Unfair("no-fairness");
}

function readProof(notes: Map<string, string>): Proof {
  const scheme = notes.get("fair dice") ?? "";
  const seed = unhex(notes.get("fair seed") ?? "?");
  if (!seed || (scheme !== FIRST && scheme !== SCHEME)) throw new Unfair("no-fairness");
  const said = { scheme, table: notes.get("fair table") ?? "", commitment: notes.get("fair commitment") ?? "", seed };
  if (commitment(seed) !== said.commitment) throw new Unfair("wrong-seed");
  if (scheme === FIRST) return { ...said, seals: [], round: 0, words: texts(notes.get("fair entropies")) };
  const proof = { ...said, seals: texts(notes.get("fair seals")), round: Number(notes.get("fair round")), words: texts(notes.get("fair words")) };
  if (proof.words.length !== proof.seals.length) throw new Unfair("no-fairness");
  proof.words.forEach((word, seat) => {
    const link = unhex(word);
    if (word && (link?.length !== 32 || hex(hashed(link, proof.round)) !== proof.seals[seat])) throw new Unfair("wrong-word", { seat });
  });
  return proof;
}

/** Derive every chance result of a record anew, and hold it against what this browser knew before the game. */
export function verify(record: string, draws: Draw[], known: Known | null): Finding {
  try {
    return check(record, draws, known);
  } catch (error) {
    if (!(error instanceof Unfair)) throw error;
    return { fair: false, message: `error-${error.code}`, facts: error.facts, more: [] };
  }
}

function check(record: string, draws: Draw[], known: Known | null): Finding {
  const notes = head(record);
  const proof = readProof(notes);
  if (known && known.commitment !== proof.commitment) throw new Unfair("other-commitment");
  if (proof.scheme !== FIRST) {
    for (const [seat, seal] of Object.entries(known?.seals ?? {})) if (proof.seals[Number(seat)] !== seal) throw new Unfair("other-seal", { seat });
  }
  const words = proof.words.map((word) => (proof.scheme === FIRST ? bytesOf(word) : unhex(word)!));
  const dice = new FairDice(proof.seed, proof.table, words, proof.scheme);
  const piles = new Piles(notes.get("game") ?? "", Number(notes.get("players")));
  const lines = record.split("\n");
  let count = 0;
  for (let at = lines.indexOf("") + 1; at < lines.length; at++) {
    if (!lines[at]!.startsWith("* ")) {
      piles.move(lines[at]!);
      continue;
    }
    // What a result was drawn from comes from the server, which has the rules; the result itself from the record.
    const line = at + 1;
    const text = lines[at]!.slice(2);
    const factors = draws[count]?.factors;
    if (!factors || !piles.allow(text, factors)) throw new Unfair("wrong-factors", { line });
    if (written(factors, dice.draw(count, factors)) !== text) throw new Unfair("wrong-dice", { line });
    count++;
  }
  const withheld = proof.seals.flatMap((seal, seat) => (seal && !proof.words[seat] ? [seat] : []));
  const more: Finding["more"] = [];
  if (withheld.length) more.push({ message: "fair-withheld", facts: { names: withheld.map((seat) => notes.get(`player ${seat}`) ?? String(seat)).join(", ") } });
  const missing = known?.shown.some((seat) => withheld.includes(seat)) ?? false;
  if (missing) more.push({ message: "fair-own-missing", facts: {} });
  const file = `flambeur-${notes.get("game")}-${proof.table}.flam`;
  const command = `flambeur verify ${file}${known ? ` --commitment ${known.commitment}` : ""}`;
  more.push({ message: piles.known ? "fair-taken" : "fair-taken-all", facts: { command } });
  return { fair: !missing, message: known ? "fair-known" : "fair-unknown", facts: { draws: count }, more };
}
