import { describe, expect, it } from "vitest";
import { nameLength, tidyName } from "./playerName";

describe("a name", () => {
  it("loses control characters and needless spaces", () => {
    expect(tidyName("  An\tna \n B ")).toBe("An na B");
  });

  it("is measured by characters, not by halves of emoji", () => {
    expect(nameLength("🎲".repeat(500))).toBe(500);
  });
});
