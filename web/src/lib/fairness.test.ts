import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commitment, FairDice, FIRST, mix, newSecret, SCHEME, sealOf, verify, wordOf, type Factor, type Known } from "./fairness";
import { bytesOf, hex, unhex } from "./sha256";

const page = readFileSync(fileURLToPath(new URL("../../../docs/fair-dice.md", import.meta.url)), "utf8");

interface Vector {
  scheme: string;
  seed: string;
  commitment: string;
  table: string;
  secrets: string[];
  seals: string[];
  round: number;
  words: string[];
  mix: string;
  draw: number;
  blocks: number[][];
  factors: Factor[];
  outcome: unknown[];
}

interface FirstVector {
  seed: string;
  table: string;
  entropies: string[];
  entropy: string;
  draw: number;
  words: number[][];
  factors: Factor[];
  outcome: unknown[];
}

function vectors<T>(kind: string): T[] {
  const block = new RegExp(`\`\`\`json ${kind}\n([^]*?)\`\`\``).exec(page)![1]!;
  return JSON.parse(block) as T[];
}

test("the vectors of the page are what this code gives", () => {
  const all = vectors<Vector>("vectors");
  expect(all).toHaveLength(3);
  for (const vector of all) {
    const seed = unhex(vector.seed)!;
    const words = vector.words.map((word) => unhex(word)!);
    expect(commitment(seed)).toBe(vector.commitment);
    vector.secrets.forEach((secret, seat) => {
      expect(secret && sealOf(secret)).toBe(vector.seals[seat]);
      if (vector.words[seat]) expect(wordOf(secret, vector.round)).toBe(vector.words[seat]);
    });
    expect(hex(mix(words))).toBe(vector.mix);
    const dice = new FairDice(seed, vector.table, words, vector.scheme);
    expect(vector.blocks.map((_, at) => dice.block(vector.draw, at))).toEqual(vector.blocks);
    expect(dice.draw(vector.draw, vector.factors)).toEqual(vector.outcome);
  }
});

test("the vectors of the first scheme still hold", () => {
  for (const vector of vectors<FirstVector>("first vectors")) {
    const words = vector.entropies.map(bytesOf);
    expect(hex(mix(words))).toBe(vector.entropy);
    const dice = new FairDice(unhex(vector.seed)!, vector.table, words, FIRST);
    expect(vector.words.map((_, at) => dice.block(vector.draw, at))).toEqual(vector.words);
    expect(dice.draw(vector.draw, vector.factors)).toEqual(vector.outcome);
  }
});

const SECRET = "a0".repeat(32);
const FACTORS: Factor[] = [{ kind: "own", dice: 8 }, { kind: "note", values: [10, 90], weights: [3, 1] }];

/** A record of two draws, as a server would write it. */
function played(seed = "01".repeat(32), words = [wordOf(SECRET, 1), ""], scheme = SCHEME): { record: string; draws: { line: number; text: string; factors: Factor[] }[] } {
  const dice = new FairDice(unhex(seed)!, "QWERTY", words.map((word) => unhex(word)!), scheme);
  const lines = [0, 1].map((at) => {
    const [counts, note] = dice.draw(at, FACTORS) as [number[], number];
    return `own:${counts.map((count, face) => String(face + 1).repeat(count)).join("")} note:${note}`;
  });
  const fair = [`fair dice: ${scheme}`, "fair table: QWERTY", `fair commitment: ${commitment(unhex(seed)!)}`];
  fair.push(`fair seals: ${JSON.stringify([sealOf(SECRET), ""])}`, "fair round: 1", `fair words: ${JSON.stringify(words)}`, `fair seed: ${seed}`);
  const record = ["flambeur record 1", "game: vegas", "player 0: Anna", "player 1: Ben", ...fair, "", `* ${lines[0]}`, "0 place 1", `* ${lines[1]}`, ""].join("\n");
  return { record, draws: lines.map((text, at) => ({ line: at, text, factors: FACTORS })) };
}

const known = (seed = "01".repeat(32)): Known => ({ commitment: commitment(unhex(seed)!), seals: { 0: sealOf(SECRET) }, shown: [0] });

test("a fair record is found fair, and more so by whoever knows its commitment", () => {
  const { record, draws } = played();
  expect(verify(record, draws, known())).toEqual({ fair: true, message: "fair-known", facts: { draws: 2 }, more: [] });
  expect(verify(record, draws, null)).toMatchObject({ fair: true, message: "fair-unknown" });
});

test("a record forged with another seed and its own commitment is found out", () => {
  const { record, draws } = played("02".repeat(32));
  expect(verify(record, draws, null).fair).toBe(true);
  expect(verify(record, draws, known())).toMatchObject({ fair: false, message: "error-other-commitment" });
});

test("a changed roll, word, seed or seal is found out", () => {
  const { record, draws } = played();
  const bent = (from: string | RegExp, to: string): string => verify(record.replace(from, to), draws, known()).message;
  expect(bent(/note:\d+\n0/, "note:55\n0")).toBe("error-wrong-dice");
  expect(bent(`fair words: ["${wordOf(SECRET, 1)}"`, `fair words: ["${wordOf(SECRET, 2)}"`)).toBe("error-wrong-word");
  expect(bent("fair seed: 01", "fair seed: 02")).toBe("error-wrong-seed");
  expect(bent("fair round: 1", "fair round: 3")).toBe("error-wrong-word");
  expect(bent("fair dice: flambeur-fair-2", "fair dice: loaded")).toBe("error-no-fairness");
  expect(bent(/fair words: .*/, "fair words: [1]")).toBe("error-no-fairness");
  expect(verify(record, draws, { ...known(), seals: { 0: sealOf(newSecret()) } })).toMatchObject({ message: "error-other-seal" });
});

test("a word that this browser has shown and the record leaves out is found out", () => {
  const { record, draws } = played("01".repeat(32), ["", ""]);
  const finding = verify(record, draws, known());
  expect(finding.fair).toBe(false);
  expect(finding.more).toEqual([
    { message: "fair-withheld", facts: { names: "Anna" } },
    { message: "fair-own-missing", facts: {} },
  ]);
  expect(verify(record, draws, { ...known(), shown: [] }).fair).toBe(true);
});

test("results that the server lists no factors for do not pass", () => {
  const { record, draws } = played();
  expect(verify(record, draws.slice(1), known()).message).toBe("error-wrong-dice");
  expect(verify(record, [], known()).message).toBe("error-wrong-dice");
});
