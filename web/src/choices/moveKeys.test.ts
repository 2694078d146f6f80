import { describe, expect, it } from "vitest";
import type { LegalMove } from "$src/protocol/generated/games";
import { keysFor, typing } from "./moveKeys";

const move = (id: string, fields: object = {}): LegalMove => ({ id, verb: id.split(" ")[0]!, label: "", preview: "", ...fields }) as LegalMove;
const place = (face: number): LegalMove => move(`place ${face}`, { face });
const slot = (face: number): LegalMove => move(`slot ${face}`, { face });
const lay = (face: number, row: number): LegalMove => move(`place ${face} ${row}`, { face, row });

describe("the keys that play moves", () => {
  it("are the face when dice are placed, and letters on the slot machine", () => {
    expect(keysFor([place(2), place(5), slot(2), slot(6)])).toEqual(["2", "5", "b", "f"]);
  });

  it("stay where they are, whatever else is on offer", () => {
    const [stop, roll, done] = [move("stop"), move("roll"), move("done")];
    expect(keysFor([stop])).toEqual(["s"]);
    expect(keysFor([roll, stop, lay(3, 1), done])).toEqual(["r", "s", "31", "p"]);
    expect(keysFor([done, move("play joker", { card: "joker" }), move("play tie", { card: "tie" })])).toEqual(["p", "j", "t"]);
    expect(keysFor([move("play tie", { card: "tie" }), done])).toEqual(["t", "p"]);
  });

  it("are face and row on a board, one after the other", () => {
    expect(keysFor([lay(3, 1), lay(3, 4), lay(5, 2)])).toEqual(["31", "34", "52"]);
  });

  it("are the seat's letter when somebody's die is kicked, and another for a second die of theirs", () => {
    const kick = (owner: number, die: string): LegalMove => move(`kick ${owner} ${die}`, { owner, die });
    expect(keysFor([kick(1, "normal"), kick(1, "big"), kick(-1, "normal")])).toEqual(["b", "a", "n"]);
  });

  it("never take the key of going on, rolling or stopping away", () => {
    const many = Array.from({ length: 24 }, (_, at) => move(`odd ${at}`));
    expect(keysFor(many).filter((keys) => "rspy".includes(keys) && keys)).toEqual([]);
  });

  it("are typed one after the other, and a slip is forgotten", () => {
    const keys = ["3a", "3d", "s"];
    expect(typing(keys, "", "3")).toEqual({ at: -1, typed: "3" });
    expect(typing(keys, "3", "d")).toEqual({ at: 1, typed: "" });
    expect(typing(keys, "3", "s")).toEqual({ at: 2, typed: "" });
    expect(typing(keys, "3", "x")).toEqual({ at: -1, typed: "" });
  });
});
