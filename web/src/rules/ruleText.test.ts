import { describe, expect, it } from "vitest";
import { isMeant, marked, references } from "./ruleText";

const rule = { id: "V8", title: "Égalité", text: "Les joueurs à égalité (voir V12) ne gagnent rien." };

describe("a rule as it is read", () => {
  it("names other rules, which become links, and no other word does", () => {
    expect(references("As in V3 and B11; not in AV3 or V123.")).toEqual([{ text: "As in " }, { text: "V3", rule: "V3" }, { text: " and " }, { text: "B11", rule: "B11" }, { text: "; not in AV3 or V123." }]);
  });

  it("has every place marked where the wanted word stands, whatever its accents and case, and loses no letter", () => {
    const pieces = marked(references(rule.text), "EGALITE");
    expect(pieces.filter((piece) => piece.found)).toEqual([{ text: "égalité", found: true }]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(rule.text);
    expect(marked([{ text: "a\u202f$" }], "a $")).toEqual([{ text: "a\u202f$", found: true }]);
  });

  it("is meant by its number alone, or by its words", () => {
    expect(isMeant(rule, " v8 ")).toBe(true);
    expect(isMeant(rule, "v12")).toBe(false);
    expect(isMeant(rule, "gagnent")).toBe(true);
    expect(isMeant(rule, "slot")).toBe(false);
  });

  it("is meant by the name that the box gives it, too", () => {
    expect(isMeant({ ...rule, box: "Nom dans la boîte : « Scoring avancé »" }, "scoring avance")).toBe(true);
    expect(isMeant(rule, "scoring avance")).toBe(false);
  });
});
