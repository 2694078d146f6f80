/** The log of a table: a line for everything worth one, everybody's score after each round, and spoken sentences. */
import { scoreText } from "$src/games/scores";
import { lastRoundOf, seatsOf, withSentences } from "$src/protocol/events";
import type { Chapter, Notice } from "$src/protocol/generated/answers";
import type { GameEvent } from "$src/protocol/generated/games";
import type { Happened } from "$src/protocol/types";
import type { Scene } from "$src/scenes/scene";
import { lateGains } from "./lateGains";
import { roundScoresIn, type RoundScores } from "./roundScores";
import type { TableFacts } from "./tableFacts.svelte";

export interface LogLine {
  key: number;
  n: number;
  name: string;
  text: string;
  /** The seat that acted, if there is one. */
  seat?: number | undefined;
  /** All seats that it is about. */
  seats: number[];
}

/** Events that happen to a seat without its choice. */
const UNCHOSEN = ["starter", "rolled", "bonus-dealt", "card-dealt", "nothing-fits", "left-over", "card-shown"];
/** The name of the lines written when a game is over. */
const LAST = "epilogue";
const LOG_LINES = 300;

export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  /** The sentence a screen reader says next. */
  spoken = $state("");
  /** Everybody's score after each round. */
  rounds = $state.raw<RoundScores[]>([]);
  /** The events of the last round, for the board that remains when the game is over. */
  lastRound = $state.raw<Happened[]>([]);
  /** The server's notices about itself. */
  notices: Notice[] = [];
  private keys = 0;

  constructor(
    private readonly facts: TableFacts,
    private readonly shown: () => Scene | null,
  ) {}

  /** Whether a seat has made any choice that could be taken back. */
  hasActed(seat: number | null): boolean {
    return this.lines.some((line) => line.seat === seat && !UNCHOSEN.includes(line.name));
  }

  write(scene: Scene): void {
    const lines = this.linesOf(scene.n, scene.events);
    this.count(scene.events);
    if (!lines.length) return;
    this.add(lines);
    this.spoken = lines.map((line) => line.text).join(" ");
  }

  /** Add a notice that has just arrived. */
  writeNotice(told: Notice): void {
    this.add([this.noticeLine(told)]);
    this.spoken = told.sentence;
  }

  /** Rewrite the log from the story so far; lines from before the position `takenBack` may no longer be true. */
  rewrite(chapters: readonly Chapter[], takenBack: number): void {
    const shown = this.shown();
    const until = shown?.n ?? Infinity;
    // On a slow connection the game continues meanwhile: keep the lines added since.
    const reached = chapters.at(-1)?.n ?? 0;
    const apart = [LAST, ...this.notices.map((told) => told.what)];
    const known = Math.max(reached, takenBack);
    const since = this.lines.filter((line) => line.n > known && line.n <= until && !apart.includes(line.name));
    const later = reached < until ? this.rounds : [];
    const seen = chapters.filter((chapter) => chapter.n <= until);
    const lines = seen.flatMap((chapter) => this.linesOf(chapter.n, withSentences(chapter.events, chapter.words)));
    this.rounds = later;
    for (const chapter of seen) this.count(chapter.events);
    this.lastRound = shown?.ending ? lastRoundOf(chapters.flatMap((chapter) => chapter.events)) : [];
    this.lines = [...lines, ...since, ...this.notices.map((told) => this.noticeLine(told)), ...this.lastLines()].slice(-LOG_LINES);
  }

  private add(lines: readonly LogLine[]): void {
    this.lines = [...this.lines, ...lines].slice(-LOG_LINES);
  }

  private line(name: string, text: string, seats: number[] = []): LogLine {
    return { key: ++this.keys, n: this.shown()?.n ?? 0, name, text, seats };
  }

  private noticeLine(told: Notice): LogLine {
    return this.line(told.what, told.sentence);
  }

  /** The lines for the events that led to a position. */
  private linesOf(n: number, events: readonly Happened[]): LogLine[] {
    return events.flatMap((event) => (event.text ? [{ key: ++this.keys, n, name: event.name, text: event.text, seat: "seat" in event ? event.seat : undefined, seats: seatsOf(event) }] : []));
  }

  /** The last lines: secret notes are revealed, bonus dice count, and the winners are named with their score. */
  private lastLines(): LogLine[] {
    const { facts } = this;
    const shown = this.shown();
    const ending = shown?.ending;
    if (!ending || !facts.table) return [];
    const { game } = facts.table;
    const last = lateGains(shown.view, this.rounds, ending).map(({ what, seat, more, score, die }) =>
      this.line(LAST, facts.tell(`web-log-${what}`, [seat], { money: scoreText(game, more), score: scoreText(game, score), die: String(die) }), [seat]),
    );
    const [first] = ending.winners;
    if (first === undefined || !ending.scores.length) return last;
    return [...last, this.line(LAST, facts.tell("web-log-won", ending.winners, { score: scoreText(game, ending.scores[first]!) }), ending.winners)];
  }

  private count(events: readonly GameEvent[]): void {
    const ended = events.flatMap((event) => roundScoresIn(event) ?? []);
    if (ended.length) this.rounds = [...this.rounds, ...ended];
  }
}
