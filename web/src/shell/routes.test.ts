import { describe, expect, it } from "vitest";
import { read } from "./routes";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", game: null }],
    ["/new/vegas", { page: "new", game: "vegas" }],
    ["/tables", { page: "tables" }],
    ["/me", { page: "me" }],
    ["/me/more", { page: "unknown" }],
    ["/learn", { page: "learn", lesson: null }],
    ["/learn/vegas", { page: "learn", lesson: "vegas" }],
    ["/puzzles", { page: "puzzles", game: null, number: null }],
    ["/puzzles/vegas/12", { page: "puzzles", game: "vegas", number: 12 }],
    ["/puzzles/vegas/x", { page: "puzzles", game: "vegas", number: null }],
    ["/puzzles/vegas/12/more", { page: "unknown" }],
    ["/t/qwerty", { page: "table", code: "QWERTY" }],
    ["/g/QWERTY", { page: "replay", code: "QWERTY" }],
    ["/t/..", { page: "unknown" }],
    ["/t/QWERTY/more", { page: "unknown" }],
    ["/anything", { page: "unknown" }],
  ])("%s is a page or says that it is none", (path, route) => {
    expect(read(path)).toEqual(route);
  });
});
