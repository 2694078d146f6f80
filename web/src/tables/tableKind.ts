/** What the page knows about our games and kinds of tables, besides the server's data and the drawings. */
import type { Component } from "svelte";
import type { GameView } from "$src/protocol/generated/games";

/** A screen that explains in four steps how to play: the IDs of its texts begin with `how-<name>`. */
export type ScreenName = string;
export type Options = Readonly<Record<string, unknown>>;

export interface KnownGame {
  /** A small picture in a box of 240 × 130. */
  emblem: Component;
  /** The first letters of its rule numbers. */
  ruleLetters: string;
  /** The kind of table whose folder holds the pictures of each screen (`StepPicture.svelte`). */
  screens: Readonly<Record<ScreenName, string>>;
  /** The screen that explains a table. */
  screenOf: (options: Options) => ScreenName;
  /** The numbers in the screen's texts: the table's settings, or the rules' defaults. */
  factsOf: (players: number, options: Options) => Record<string, number>;
  /** If a bot plays perfectly: for how many players, and at which level. */
  solved?: { players: number; level: string };
  /** Given if `fairness/drawPiles.ts` knows what results are drawn from; other games rely on the server's word. */
  draws?: {
    /** Matches the record's notation of the move that rolls one die until it shows at least the captured face. */
    rerolledDie?: RegExp;
  };
}

export interface TableKind {
  /** Dice have letters of their own, so seats have numbers. */
  numberedSeats?: true;
  /** Each seat's money in notes when all are open, without bonus money and without adding up teams. */
  moneyInNotes?: (view: GameView) => number[] | null;
}

/** A number among the options of a table. */
export const numberIn = (options: Options, name: string, otherwise: number): number => Number(options[name]) || otherwise;
