import { expect, test } from "vitest";
import { withoutBreaks } from "./lineBreaks";

test("a line ends after the place and not before its last word", () => {
  expect(withoutBreaks("Casino 3: 2 dice")).toBe("Casino\u00a03: 2\u00a0dice");
  expect(withoutBreaks("Casino 3 : 1 gros dé")).toBe("Casino\u00a03 : 1 gros dé");
  expect(withoutBreaks("Roll 2 and 3 again: 2 tokens")).toBe("Roll 2 and 3 again: 2\u00a0tokens");
  expect(withoutBreaks("Stop")).toBe("Stop");
});
