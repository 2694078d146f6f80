import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hex, hmac, sha256, unhex } from "./sha256";

const filled = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);

test("hashes of every length up to three blocks are those of another implementation", () => {
  for (let length = 0; length <= 200; length++) {
    expect(hex(sha256(filled(length)))).toBe(createHash("sha256").update(filled(length)).digest("hex"));
  }
});

test("keyed hashes, too, with keys shorter and longer than a block", () => {
  for (const size of [0, 1, 32, 64, 65, 200]) {
    const key = filled(size);
    expect(hex(hmac(key, filled(90)))).toBe(createHmac("sha256", key).update(filled(90)).digest("hex"));
  }
});

test("only pairs of hexadecimal digits are bytes", () => {
  expect(unhex("00ff")).toEqual(Uint8Array.of(0, 255));
  for (const text of ["0", "zz", "0F", " 00"]) expect(unhex(text)).toBeNull();
});
