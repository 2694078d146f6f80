import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened, Seen } from "$src/protocol/types";
import type { Scene } from "$src/scenes/scene";
import { TableShow } from "./tableShow.svelte";

const event = (seat: number): Happened => ({ name: "skipped", seat, text: `seat ${seat}` });
const scene = (n: number, ...events: Happened[]): Scene => ({
  n,
  view: { table: "vegas", seat: 0, waiting: [] as number[] } as Seen,
  events,
  moves: [],
  ask: "",
  bid: null,
  until: null,
  ending: null,
});

/** A show, the sentences written so far, and how often everything had been shown. */
function setUp(): { show: TableShow; told: string[]; seen: () => number } {
  const told: string[] = [];
  let seen = 0;
  const show = new TableShow(
    ({ events }) => void told.push(...events.map((one) => one.text ?? "")),
    () => void (seen += 1),
  );
  return { show, told, seen: () => seen };
}

beforeEach(() => void vi.stubGlobal("document", { hidden: false }));

describe("a show at a table", () => {
  it("tells a scene when it has been seen, and then begins the next one", () => {
    const { show, told, seen } = setUp();
    show.add(scene(1, event(1)));
    show.add(scene(2, event(2)));
    expect([show.shown?.n, told, seen()]).toEqual([1, [], 0]);
    show.ended();
    expect([show.shown?.n, told, seen()]).toEqual([2, ["seat 1"], 0]);
    show.ended();
    expect([told, seen()]).toEqual([["seat 1", "seat 2"], 1]);
  });

  it("tells nothing twice where it waited in the middle, or was skipped", () => {
    const { show, told } = setUp();
    const [first, second] = [event(1), event(2)];
    show.add(scene(1, first, second));
    show.add(scene(2, event(3)));
    show.tellUntil(first);
    expect(told).toEqual(["seat 1"]);
    show.skip();
    expect(told).toEqual(["seat 1", "seat 2", "seat 3"]);
    expect(show.shown).toMatchObject({ n: 2, events: [] });
    expect(show.playing).toBe(false);
  });

  it("acts nothing out in a page that nobody looks at", () => {
    vi.stubGlobal("document", { hidden: true });
    const { show, told, seen } = setUp();
    show.add(scene(1, event(1)));
    expect([show.shown?.events, show.playing, seen()]).toEqual([[], false, 1]);
    expect(told).toEqual(["seat 1"]);
  });
});
