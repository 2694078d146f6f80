import { describe, expect, it } from "vitest";
import type { ReviewInfo } from "$src/protocol/generated/answers";
import { chartImage, lineOf } from "./chartImage";

const amounts = { start: 120, luck: 60, skill: -35, gifts: 5, result: 150 };
const review: ReviewInfo = {
  games: 64,
  curve: [
    { moment: 0, chances: [0.5, 0.5] },
    { moment: 3, chances: [0.75, 0.25] },
    { moment: 9, chances: [1, 0] },
  ],
  decisions: [],
  turning: [0],
  leads: false,
  players: [
    { seat: 0, start: 0.5, luck: 0.5, skill: 0, gifts: 0, result: 1, lost: 0, amounts, given_up: 0, sentences: ["<Anna> & luck"] },
    { seat: 1, start: 0.5, luck: -0.5, skill: 0, gifts: 0, result: 0, lost: 0, amounts, given_up: 0, sentences: ["x".repeat(300)] },
  ],
};

describe("the picture of a review", () => {
  it("has a line for each seat through all its chances", () => {
    expect(lineOf(review, 1)).toEqual([0.5, 0.25, 0]);
  });

  it("is SVG in which nothing anybody is called can do anything", () => {
    const svg = chartImage({ title: "<script>", axis: "%", names: ["a", "b"], colours: ["#111111", "#222222"], review });
    expect(svg).not.toContain("<script>");
    expect(svg).not.toContain("<Anna>");
    expect(svg.match(/stroke="#(111111|222222)"/g)).toHaveLength(2);
    expect(svg).not.toContain("x".repeat(200));
  });
});
