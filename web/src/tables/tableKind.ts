/** What the page knows of games and kinds of tables of ours, beside what the server tells and beside their drawings. */
import type { Component } from "svelte";
import type { GameView } from "$src/protocol/generated/games";

/** A screen that explains in four steps how to play: its words begin with `how-<name>`. */
export type ScreenName = string;
export type Options = Readonly<Record<string, unknown>>;

export interface KnownGame {
  /** A small picture in a box of 240 × 130. */
  emblem: Component;
  /** The first letters of the numbers of its rules. */
  ruleLetters: string;
  /** The kind of table beside whose drawing the pictures of each screen are (`StepPicture.svelte`). */
  screens: Readonly<Record<ScreenName, string>>;
  /** The screen that explains a table. */
  screenOf: (options: Options) => ScreenName;
  /** The numbers that the screen names: what a table has set, or what the rules say. */
  factsOf: (players: number, options: Options) => Record<string, number>;
  /** Where a bot plays perfectly: with how many players, and at which level. */
  solved?: { players: number; level: string };
  /** Given where `fairness/drawPiles.ts` knows what its results are drawn from; of other games the server's word is taken. */
  draws?: {
    /** How a record writes the move that rolls one die until it shows no less than it did, which is named. */
    rerolledDie?: RegExp;
  };
}

export interface TableKind {
  /** Dice have letters of their own, so seats have numbers. */
  numberedSeats?: true;
  /** What every seat has in notes when all lie open: bonus money is none, and nothing is added up by teams. */
  moneyInNotes?: (view: GameView) => number[] | null;
}

/** A number among the options of a table. */
export const numberIn = (options: Options, name: string, otherwise: number): number => Number(options[name]) || otherwise;
