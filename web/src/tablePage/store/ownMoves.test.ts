import { describe, expect, it } from "vitest";
import type { Message } from "$src/protocol/generated/requests";
import { OwnMoves } from "./ownMoves.svelte";

function setUp(): { sent: Message[]; moves: OwnMoves } {
  const sent: Message[] = [];
  return { sent, moves: new OwnMoves((message) => void sent.push(message)) };
}

describe("a move of one's own", () => {
  it("is sent again under the same id until it is answered", () => {
    const { sent, moves } = setUp();
    moves.play(2, 7, "place 3");
    moves.sendPending();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(moves.answered("another")).toBeNull();
    expect(moves.answered(moves.pending?.id)).toMatchObject({ seat: 2, n: 7, move: "place 3" });
    moves.sendPending();
    expect(sent).toHaveLength(2);
  });

  it("is not under way any more once its seat has seen a later position", () => {
    const { moves } = setUp();
    moves.play(2, 7, "place 3");
    moves.reached(2, 7);
    moves.reached(1);
    expect(moves.pending).not.toBeNull();
    moves.reached(2, 8);
    expect(moves.pending).toBeNull();
  });
});
