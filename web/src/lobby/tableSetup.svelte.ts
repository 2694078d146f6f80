/** A table being set up: what the player wants, what the server says about it, and what was changed to fit. */
import { usualBot } from "$src/games/bots";
import * as api from "$src/protocol/api";
import type { Fit, GameInfo, OptionInfo } from "$src/protocol/generated/answers";
import type { OptionValue } from "$src/protocol/types";
import { say } from "$src/shell/i18n.svelte";
import { changedOptions, defaultOptions, planSeats, presetOptions, type Company, type Options, type SeatPlan } from "./tablePlan";

const PLAYERS = "players";

export class TableSetup {
  game = $state.raw<GameInfo | null>(null);
  company = $state<Company>("bots");
  players = $state(0);
  options = $state.raw<Options>({});
  preset = $state<string | null>(null);
  seats = $state<SeatPlan[]>([]);
  level = $state("");
  fit = $state.raw<Fit | null>(null);
  /** What the last choice displaced, in sentences. */
  changes = $state.raw<string[]>([]);
  problem = $state("");
  private asked = 0;
  private keep = "";
  private answer: Promise<void> = Promise.resolve();

  /** Choose another game: start with its usual set-up, or with a ready-made one. */
  lay(game: GameInfo, preset: string | null, name: string): void {
    this.game = game;
    this.fit = null;
    this.level = game.bots.includes(this.level) ? this.level : usualBot(game.bots);
    this.players = game.players.default;
    this.seats = planSeats(this.company, this.players, this.level, [{ who: "me", name, level: this.level }]);
    this.take(preset ?? game.presets[0]?.name ?? null);
    const usual = game.presets.find((one) => one.name === this.preset)?.players;
    if (usual) this.count(usual);
  }

  /** Take a ready-made table, whatever was chosen before; the number of players stays if possible. */
  take(preset: string | null): void {
    if (!this.game) return;
    this.preset = preset;
    this.options = preset ? presetOptions(this.game, preset) : defaultOptions(this.game);
    this.ask("");
  }

  choose(option: string, value: OptionValue): void {
    this.options = { ...this.options, [option]: value };
    this.preset = null;
    this.ask(option);
  }

  count(players: number): void {
    this.players = players;
    this.replan();
    this.ask(PLAYERS);
  }

  replan(): void {
    this.seats = planSeats(this.company, this.players, this.level, this.seats);
  }

  /** Take the nearest table that fits instead of this one. */
  mend(): void {
    const settled = this.fit?.settled;
    if (settled) this.settle(settled);
  }

  /** Resolves when all requests have been answered. */
  async settled(): Promise<void> {
    await this.answer;
  }

  ask(keep: string): void {
    this.changes = [];
    this.keep = keep;
    this.answer = this.hear(keep);
  }

  /** Repeat the last request: the language has changed, or the game was loaded again. */
  again(game: GameInfo): void {
    this.game = game;
    this.answer = this.hear(this.keep);
  }

  private async hear(keep: string): Promise<void> {
    const { game } = this;
    if (!game) return;
    const mine = ++this.asked;
    try {
      const fit = await api.fit(game.name, this.players, changedOptions(game, this.options), keep);
      if (mine !== this.asked) return;
      this.problem = "";
      // Reasons that are settled at once are never shown: a button must not be disabled under the finger pressing it.
      if (fit.reasons.length && fit.settled && keep !== PLAYERS) this.settle(fit.settled);
      else this.fit = fit;
    } catch (error) {
      if (mine === this.asked) this.problem = error instanceof Error ? error.message : String(error);
    }
    if (mine !== this.asked) await this.answer;
  }

  private settle(table: NonNullable<Fit["settled"]>): void {
    const { game, options } = this;
    if (!game) return;
    const left = game.options.filter((one) => one.kind === "words").flatMap((one) => gone(one, options[one.name], table.options[one.name]));
    const moved = table.players !== this.players;
    this.options = table.options as Options;
    this.players = table.players;
    if (this.preset && left.length) this.preset = null;
    this.replan();
    this.answer = this.hear(PLAYERS);
    this.changes = [...(moved ? [say("shelf-now-players", { count: table.players })] : []), ...(left.length ? [say("shelf-left-out", { names: left.join(", ") })] : [])];
  }
}

/** The titles of what was chosen before and no longer is. */
function gone(option: OptionInfo, before: unknown, after: unknown): string[] {
  const now = Array.isArray(after) ? after : [];
  return (Array.isArray(before) ? (before as string[]) : []).filter((word) => !now.includes(word)).map((word) => option.choices.find((one) => one.value === word)?.title ?? word);
}
