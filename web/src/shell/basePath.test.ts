import { expect, test } from "vitest";
import { below } from "./basePath";

test("an address is read below the base path, and only there", () => {
  expect(below("/t/QWERTY", "")).toBe("/t/QWERTY");
  expect(below("/", "")).toBe("/");
  expect(below("/games/t/QWERTY", "/games")).toBe("/t/QWERTY");
  expect(below("/games/", "/games")).toBe("/");
  expect(below("/games", "/games")).toBe("/");
  expect(below("/gamester", "/games")).toBeNull();
  expect(below("/t/QWERTY", "/games")).toBeNull();
});
