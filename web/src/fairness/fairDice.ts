/** The dice: computes every number of a game from the server's seed and the words of the seats (docs/fair-dice.md). */
import type { FactorInfo as Factor } from "$src/protocol/generated/answers";
import { bytesOf, hex, hmac, joined, sha256 } from "./sha256";

export const FIRST = "flambeur-fair-1";
export const SCHEME = "flambeur-fair-2";

/** What the server reveals of its seed before the first roll. */
export const commitment = (seed: Uint8Array): string => hex(sha256(seed));

function number(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setUint32(0, Math.floor(value / 2 ** 32));
  view.setUint32(bytes - 4, value % 2 ** 32);
  return new Uint8Array(view.buffer);
}

/** The hash over the words of all seats, each preceded by its length. */
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

  /** The result that a draw must have: counts of the faces for dice, the item for a pick. */
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
