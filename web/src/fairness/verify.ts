/** Checks a finished game (docs/fair-dice.md) in the browser, not on the server. */
import type { Draw, FactorInfo as Factor } from "$src/protocol/generated/answers";
import { DrawPiles } from "./drawPiles";
import { commitment, FairDice, FIRST, SCHEME } from "./fairDice";
import { hashed, type Known } from "./seals";
import { bytesOf, hex, unhex } from "./sha256";

export interface Finding {
  fair: boolean;
  /** The message, with its arguments. */
  message: string;
  facts: Record<string, string | number>;
  /** Further messages of the verdict. */
  more: { message: string; facts: Record<string, string> }[];
}

/** A draw as written in a record: `own:11355 note:40`. */
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
    // reported below
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

/** Derive every chance result of a record again, and compare it with what this browser knew before the game. */
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
  const piles = new DrawPiles(notes.get("game") ?? "", Number(notes.get("players")));
  const lines = record.split("\n");
  let count = 0;
  for (let at = lines.indexOf("") + 1; at < lines.length; at++) {
    if (!lines[at]!.startsWith("* ")) {
      piles.move(lines[at]!);
      continue;
    }
    // The factors of a result come from the server, which has the rules; the result itself comes from the record.
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
