import { existsSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import StepPicture from "$src/howto/StepPicture.svelte";
import { stepPictureOf } from "$src/howto/stepPictures";
import { GAME_NAMES, gameOfRule, kindOf, kindOfScreen, knownGame } from "./kinds";
import { pictureOf } from "./pictures";

vi.mock("$src/shell/i18n.svelte", () => ({ needTexts: () => Promise.resolve(), say: (id: string) => id }));

const here = (path: string): URL => new URL(path, import.meta.url);

describe("the games of this page", () => {
  it("have each a book of rules, by the letter of a rule; examples are in every book", () => {
    expect(["V4", "C9", "T1", "K3", "X2"].map(gameOfRule)).toEqual(["vegas", "vegas", "temptation", "kragen", null]);
    expect(GAME_NAMES).toEqual(["vegas", "temptation", "kragen"]);
  });

  it("have each an emblem, and pictures for every screen that explains them", () => {
    for (const name of GAME_NAMES) {
      const game = knownGame(name)!;
      expect(game.emblem).toBeTypeOf("function");
      for (const [screen, kind] of Object.entries(game.screens)) {
        expect(kindOf(kind), screen).toBeDefined();
        expect(stepPictureOf(screen), screen).not.toBeNull();
      }
      for (const mode of [undefined, "solitaire", "secret"]) expect(Object.keys(game.screens)).toContain(game.screenOf({ mode }));
    }
  });

  it("have each a drawing in the folder of its kind", () => {
    for (const kind of ["vegas", "vegas_colours", "temptation", "kragen"]) {
      expect(kindOf(kind)).toBeDefined();
      expect(existsSync(here(`./${kind}/Table.svelte`)), kind).toBe(true);
    }
  });

  it("are all that is drawn, and no other kind is an error", async () => {
    for (const kind of ["of-another-package", "constructor", ""]) expect(await pictureOf("of-another-package", kind)).toBeNull();
    expect(render(StepPicture, { props: { screen: "of-another-package", step: 1 } }).body).not.toContain("<span");
    expect(render(StepPicture, { props: { screen: "kragen", step: 1 } }).body).toContain("<span");
  });

  it("are all that is known: of others nothing is made up", () => {
    expect(knownGame("of-another-package")).toBeUndefined();
    expect(kindOf("constructor")).toBeUndefined();
    expect(kindOf(undefined)).toBeUndefined();
    for (const screen of ["of-another-package", "constructor", ""]) {
      expect(kindOfScreen(screen)).toBeUndefined();
      expect(stepPictureOf(screen)).toBeNull();
    }
  });
});
