import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Draw, FactorInfo as Factor } from "$src/protocol/generated/answers";
import { DrawPiles } from "./drawPiles";
import { commitment, FairDice, FIRST, mix, SCHEME } from "./fairDice";
import { newSecret, sealOf, wordOf, type Known } from "./seals";
import { bytesOf, hex, unhex } from "./sha256";
import { verify, type Finding } from "./verify";

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
const DICE: Factor = { kind: "own", dice: 8 };

interface Played {
  record: string;
  draws: Draw[];
}

/** The notes in the pile when `came` was drawn from it. */
function without(notes: Factor, came: number): Factor {
  const left = notes.weights!.map((weight, at) => weight - Number(notes.values![at] === came));
  return { kind: "note", values: notes.values!.filter((_, at) => left[at]), weights: left.filter(Boolean) };
}

/** A record of two notes and two rolls, as a server would write it. */
function played(seed = "01".repeat(32), words = [wordOf(SECRET, 1), ""], scheme = SCHEME): Played {
  const dice = new FairDice(unhex(seed)!, "QWERTY", words.map((word) => unhex(word)!), scheme);
  let notes: Factor = { kind: "note", values: [10, 20, 90], weights: [3, 1, 2] };
  const draws: Draw[] = [];
  for (let at = 0; at < 4; at++) {
    const factors = [at % 2 ? DICE : notes];
    const [came] = dice.draw(at, factors);
    const roll = Array.isArray(came) && came.map((count, face) => String(face + 1).repeat(count)).join("");
    draws.push({ line: at, text: roll ? `own:${roll}` : `note:${came}`, factors });
    if (!roll) notes = without(notes, came as number);
  }
  const fair = [`fair dice: ${scheme}`, "fair table: QWERTY", `fair commitment: ${commitment(unhex(seed)!)}`];
  fair.push(`fair seals: ${JSON.stringify([sealOf(SECRET), ""])}`, "fair round: 1", `fair words: ${JSON.stringify(words)}`, `fair seed: ${seed}`);
  const [first, roll, second, last] = draws.map((draw) => `* ${draw.text}`);
  const body = [first, roll, "0 place 1", second, last, ""];
  return { record: ["flambeur record 1", "game: vegas", "players: 2", "player 0: Anna", "player 1: Ben", ...fair, "", ...body].join("\n"), draws };
}

const known = (seed = "01".repeat(32)): Known => ({ commitment: commitment(unhex(seed)!), seals: { 0: sealOf(SECRET) }, shown: [0] });

/** What the verdict says it accepts on the server's word. */
const taken = (words: string): Finding["more"][number] => ({ message: "fair-taken", facts: { command: `flambeur verify flambeur-vegas-QWERTY.flam${words}` } });

test("a fair record is found fair, and more so by whoever knows its commitment", () => {
  const { record, draws } = played();
  expect(verify(record, draws, known())).toEqual({ fair: true, message: "fair-known", facts: { draws: 4 }, more: [taken(` --commitment ${known().commitment}`)] });
  expect(verify(record, draws, null)).toMatchObject({ fair: true, message: "fair-unknown", more: [taken("")] });
});

test("a record forged with another seed and its own commitment is found out", () => {
  const { record, draws } = played("02".repeat(32));
  expect(verify(record, draws, null).fair).toBe(true);
  expect(verify(record, draws, known())).toMatchObject({ fair: false, message: "error-other-commitment" });
});

test("a changed roll, word, seed or seal is found out", () => {
  const { record, draws } = played();
  const bent = (from: string | RegExp, to: string): string => verify(record.replace(from, to), draws, known()).message;
  expect(bent(/note:\d+/, "note:55")).toBe("error-wrong-dice");
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
    taken(` --commitment ${known().commitment}`),
  ]);
  expect(verify(record, draws, { ...known(), shown: [] }).fair).toBe(true);
});

test("results that the server lists no factors for do not pass", () => {
  const { record, draws } = played();
  expect(verify(record, draws.slice(1), known()).message).toBe("error-wrong-factors");
  expect(verify(record, [], known()).message).toBe("error-wrong-factors");
});

/** The verdict on a game where some draws give what the server wants, with factors that produce these results. */
function forged(at: number, text: string, ...factors: Factor[]): string {
  const { record, draws } = played();
  const bent = draws.map((draw, one) => (one === at ? { ...draw, text, factors } : draw));
  return verify(record.replace(`* ${draws[at]!.text}\n`, `* ${text}\n`), bent, known()).message;
}

test("a roll of dice is drawn from dice, as many as it shows, whatever the server says", () => {
  expect(forged(1, "own:66666666", { kind: "own", values: ["66666666"], weights: [1] })).toBe("error-wrong-factors");
  expect(forged(1, "own:6", { kind: "own", dice: 8 })).toBe("error-wrong-factors");
  expect(forged(1, "own:66666666", { kind: "own", dice: 8, values: ["66666666"], weights: [1] })).toBe("error-wrong-factors");
  expect(forged(1, "own:66666666", { kind: "own", dice: 8 })).toBe("error-wrong-dice");
  expect(forged(1, "own:66666666", { kind: "own:66666666", dice: 0 })).toBe("error-wrong-factors");
  expect(forged(1, "own:66666666", { kind: "own", dice: 8 }, { kind: "own", dice: 8 })).toBe("error-wrong-factors");
});

test("a pile is ordered, of whole items, and never of one alone at first", () => {
  const listed = (values: (number | string)[], weights: number[]): string => forged(0, "note:90", { kind: "note", values, weights });
  for (const [values, weights] of [
    [[90], [6]],
    [[20, 10, 90], [1, 3, 2]],
    [[10, 90, 90], [3, 1, 2]],
    [[10, "90 ", 90], [3, 1, 2]],
    [[10, 20, 90], [3, 0, 3]],
    [[10, 20, 90], [3, -1, 4]],
    [[10, 20, 90], [1.5, 1.5, 3]],
    [[10, 20, 90], [3, 3]],
    [[], []],
  ] as [(number | string)[], number[]][]) {
    expect(listed(values, weights), JSON.stringify([values, weights])).toBe("error-wrong-factors");
  }
  expect(forged(0, "note:90", { kind: "note", dice: 2 })).toBe("error-wrong-factors");
});

test("a pile holds what it held before, without what came", () => {
  const { draws } = played();
  const [notes] = draws[2]!.factors;
  const more = { ...notes!, weights: notes!.weights!.map((weight) => weight + 1) };
  expect(forged(2, "note:90", more)).toBe("error-wrong-factors");
  expect(forged(2, "note:90", { kind: "note", values: [90], weights: [2] })).toBe("error-wrong-factors");
});

/** Whether a page accepts these lines, each drawn from the factors beside it. */
function passes(game: string, ...lines: [string, Factor?][]): boolean {
  const piles = new DrawPiles(game, 3);
  return lines.every(([line, factor]) => (factor ? piles.allow(line, [factor]) : (piles.move(line), true)));
}
const each = (kind: string, ...values: (number | string)[]): Factor => ({ kind, values, weights: values.map(() => 1) });

test("an item is forced only where all others are known to be gone", () => {
  const all = each("colour", "blue", "red", "green");
  expect(passes("vegas", ["colour:red", all], ["colour:green", each("colour", "blue", "green")], ["colour:blue", each("colour", "blue")])).toBe(true);
  expect(passes("vegas", ["colour:red", all], ["colour:blue", each("colour", "blue")])).toBe(false);
  expect(passes("vegas", ["colour:blue", each("colour", "blue")])).toBe(false);
  expect(passes("vegas", ["colour:red", each("colour", "red", "blue")])).toBe(false);
  expect(passes("vegas", ["card:swap", each("card", "swap", "joker")])).toBe(false);
});

test("cards are dealt anew from all of them, but not while they are being dealt", () => {
  const all = each("card", "back", "flip", "pass");
  expect(passes("vegas", ["card:back", all], ["0 place 1"], ["card:back", all])).toBe(true);
  expect(passes("vegas", ["card:back", all], ["card:back", all])).toBe(false);
  const boards = each("board", 1, 2, 3);
  expect(passes("temptation", ["board:1", boards], ["0 place 1"], ["board:1", boards])).toBe(false);
});

test("whoever begins is one of those who sit there", () => {
  expect(passes("kragen", ["starter:2", each("starter", 0, 1, 2)])).toBe(true);
  expect(passes("kragen", ["starter:1", each("starter", 0, 1)])).toBe(false);
  expect(passes("kragen", ["starter:1", { kind: "starter", values: [0, 1, 2], weights: [1, 9, 1] }])).toBe(false);
});

test("a single die of Um Kopf und Kragen is drawn from the faces that can remain", () => {
  const die = (...faces: number[]): Factor => each("white", ...faces);
  expect(passes("kragen", ["1 reroll 4"], ["white:5", die(4, 5, 6)])).toBe(true);
  expect(passes("kragen", ["1 reroll 6"], ["white:6", die(6)])).toBe(true);
  expect(passes("kragen", ["1 reroll 4"], ["white:6", die(6)])).toBe(false);
  expect(passes("kragen", ["1 reroll 4"], ["white:5", die(6, 5, 4)])).toBe(false);
  expect(passes("kragen", ["1 reroll 4"], ["white:5", { kind: "white", dice: 1 }])).toBe(false);
  expect(passes("kragen", ["1 roll"], ["white:256", each("white", "256", "666")])).toBe(false);
});

test("of a game that this page does not know, all is taken on the server's word, and said to be", () => {
  expect(passes("roulette", ["ball:17", each("ball", 17)])).toBe(true);
  expect(passes("roulette", ["ball:17", { kind: "ball", values: [17], weights: [0] }])).toBe(false);
  const { record, draws } = played();
  const elsewhere = record.replace("game: vegas", "game: roulette");
  expect(verify(elsewhere, draws, known()).more[0]!.message).toBe("fair-taken-all");
});
