import { expect, test } from "vitest";
import { neighbour, sign } from "./sign";

test("a sign has one name for eyes and ears", () => {
  expect(sign("Black star")).toMatchObject({ "data-sign": "Black star", "aria-label": "Black star" });
});

test("the arrow keys walk through all signs and begin again", () => {
  const signs = ["a", "b", "c"];
  expect(neighbour(signs, "a", 1)).toBe("b");
  expect(neighbour(signs, "c", 1)).toBe("a");
  expect(neighbour(signs, "a", -1)).toBe("c");
  expect(neighbour(signs, "gone", 1)).toBe("a");
});
