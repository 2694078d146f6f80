/** What a seat adds to the dice: a secret, its seal, and a word derived from it for every round. */
import { hex, sha256, unhex } from "./sha256";

const ROUNDS = 64;

/** What this browser knew before the first roll: the server's commitment, and the seals and words of its own seats. */
export interface Known {
  commitment: string;
  seals: Record<number, string>;
  /** The seats whose words the server has accepted. */
  shown: number[];
}

export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The link of the chain of words this many steps on. */
export function hashed(link: Uint8Array, times: number): Uint8Array {
  let last = link;
  for (let i = 0; i < times; i++) last = sha256(last);
  return last;
}

/** The word of a round for a secret; round 0 is its seal. */
export function wordOf(secret: string, round: number): string {
  return hex(hashed(unhex(secret)!, ROUNDS - round));
}

export const sealOf = (secret: string): string => wordOf(secret, 0);
