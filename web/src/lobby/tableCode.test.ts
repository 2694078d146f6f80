import { describe, expect, it } from "vitest";
import { codeIn } from "./tableCode";

describe("a table's code", () => {
  it("may be typed small, with spaces or a dash", () => {
    expect(codeIn(" qwe-rty ")).toBe("QWERTY");
  });

  it("is found in a pasted link", () => {
    expect(codeIn("http://192.168.0.7:8000/t/QWERTY#seat=abc")).toBe("QWERTY");
  });

  it("is not found in a sentence", () => {
    expect(codeIn("come and play!")).toBeNull();
  });
});
