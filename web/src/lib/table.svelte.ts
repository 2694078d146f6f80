/** A table as this browser sits at it: who is there, what each of its seats sees, and what is shown right now. */
import { again } from "./again";
import * as api from "./api";
import { standingIn, type Standing } from "./course";
import { doers } from "./doers";
import { additions, lastRound } from "./epilogue";
import { both, say, words } from "./i18n.svelte";
import { notice } from "./notice.svelte";
import { enqueue, sameEyes, still, type Scene } from "./pace";
import { takePart } from "./pledges";
import { spoken, type ChatLine, type Ending, type ErrorBody, type Message, type Notice, type Reaction, type Reply, type Snapshot, type TableInfo, type Update } from "./protocol";
import { firstScene, nextScene } from "./scene";
import { scoreText } from "./score";
import { Connection, type Link } from "./socket";
import { addTicket, dropTickets, tokensFor } from "./tickets";
import type { GameEvent, Happened, LegalMove } from "./types";

export interface LogLine {
  key: number;
  n: number;
  name: string;
  text: string;
  /** Whose doing it was, where it was somebody's. */
  seat?: number | undefined;
  /** All seats it is about. */
  seats: number[];
}

/** What happens to a seat without its choosing. */
const UNCHOSEN = ["starter", "rolled", "bonus-dealt", "card-dealt", "nothing-fits", "left-over", "card-shown"];

interface Sent {
  id: string;
  seat: number;
  n: number;
  move: string;
}

/** An id that no other move has. (`randomUUID` is missing on pages that friends open over plain HTTP.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LOG_LINES = 300;
const REACTION_LASTS = 4_000;

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  link = $state<Link>("connecting");
  /** The seats this browser plays; none for a spectator. */
  mine = $state.raw<number[]>([]);
  hosting = $state(false);
  /** The seat whose eyes are used; null for a spectator, or while the device is being passed. */
  eyes = $state<number | null>(null);
  /** The seat the device must be passed to before anything is shown. */
  passTo = $state<number | null>(null);
  shown = $state.raw<Scene | null>(null);
  queue = $state.raw<Scene[]>([]);
  /** True while the events of the shown scene are being acted out. */
  playing = $state(false);
  pending = $state.raw<Sent | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  private notices: Notice[] = [];
  reactions = $state.raw<{ key: number; seat: number; what: Reaction }[]>([]);
  muted = $state.raw<number[]>([]);
  /** Why there is nothing to show: an unknown table, for example. */
  gone = $state.raw<ErrorBody | null>(null);
  /** The last rejection, as a sentence that goes away. */
  rejected = $state.raw<ErrorBody | null>(null);
  rematchCode = $state<string | null>(null);
  /** The server passes for the seat that looks, until there is something else to choose. */
  passing = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** The events of the last round, for the board that stays when the game is over. */
  lastRound = $state.raw<Happened[]>([]);
  /** What everybody had after each round. */
  rounds = $state.raw<Standing[]>([]);
  /** How often the story has been asked for: only the last answer counts. */
  private stories = 0;
  /** The number of the position that came by taking back: what was told before it may not have happened. */
  private takenBack = 0;
  /** The sentence a screen reader says next. */
  spoken = $state("");

  private latest = new Map<number, Scene>();
  private keys = 0;
  /** Nobody looks any more. */
  private left = false;
  /** How many events of the scene that is being shown are in the log already. */
  private told = 0;
  /** The number of the position in which somebody here was last told that it is their turn. */
  private called = 0;
  private readonly connection: Connection;

  constructor(readonly code: string) {
    this.connection = new Connection({
      hello: () => this.greeting(),
      message: (message) => this.hear(message),
      link: (link) => (this.link = link),
    });
  }

  /** What may be chosen now: nothing while something is being shown or an answer is on its way. */
  get moves(): LegalMove[] {
    if (this.pending || this.playing || this.queue.length || this.passTo !== null || this.shown?.bid || this.passing) return [];
    return this.shown?.moves ?? [];
  }

  /** Whether the seat that looks has chosen anything that could be taken back. */
  get acted(): boolean {
    return this.log.some((line) => line.seat === this.eyes && !UNCHOSEN.includes(line.name));
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name ?? "");
  }

  get ending(): Ending | null {
    return this.shown?.ending ?? this.table?.ending ?? null;
  }

  /** A message about seats, told to the one person who sits here as "you" ("you and Ben"). */
  tell(id: string, seats: readonly number[], facts: Record<string, string> = {}): string {
    const own = this.mine.length === 1 && seats.includes(this.mine[0]!);
    const names = both(seats.filter((seat) => !own || seat !== this.mine[0]).map((seat) => this.names[seat] ?? ""));
    return say(own ? `${id}.you` : id, { name: names, names, count: seats.length, ...facts });
  }

  leave(): void {
    this.left = true;
    this.connection.close();
  }

  /** Say hello again: after the language has changed, or a seat was taken. */
  greet(): void {
    this.connection.send(this.greeting());
    if (this.table?.n) void this.readStory();
  }

  play(move: LegalMove): void {
    const scene = this.shown;
    if (this.eyes === null || !scene || !this.moves.some((one) => one.id === move.id)) return;
    this.pending = { id: newId(), seat: this.eyes, n: scene.n, move: move.id };
    this.rejected = null;
    this.sendPending();
  }

  /** Pass until something changes, or no longer. */
  passOn(on: boolean): void {
    if (this.eyes === null) return;
    this.passing = on;
    this.connection.send({ t: "pass-on", seat: this.eyes, on });
  }

  say(text: string): void {
    this.connection.send({ t: "chat", seat: this.eyes ?? this.mine[0], text });
  }

  react(what: Reaction): void {
    this.connection.send({ t: "react", seat: this.eyes ?? this.mine[0], what });
  }

  mute(seat: number, on: boolean): void {
    this.connection.send({ t: "mute", seat, on });
  }

  /** The show of the current scene is over: only now it is told in words, which would give it away. */
  showEnded(): void {
    this.tellRest();
    this.playing = false;
    this.advance();
  }

  /** The show waits after this event: what has been seen by then can be read. */
  tellUntil(event: Happened): void {
    const { playing, shown, told } = this;
    const until = playing && shown ? shown.events.indexOf(event) + 1 : 0;
    if (!shown || until <= told) return;
    this.write({ ...shown, events: shown.events.slice(told, until) });
    this.told = until;
  }

  private tellRest(): void {
    if (this.playing && this.shown) this.write({ ...this.shown, events: this.shown.events.slice(this.told) });
    this.told = 0;
  }

  /** Show where the game stands without acting out how it got there. */
  skip(): void {
    const last = this.queue.at(-1);
    this.tellRest();
    for (const scene of this.queue) this.write(scene);
    if (last) this.shown = still(last);
    this.queue = [];
    this.playing = false;
    this.advance();
  }

  /** The person at the seat has the device now. */
  takeDevice(seat: number): void {
    this.passTo = null;
    this.look(seat);
    void this.readStory();
  }

  private greeting(): Message {
    const tokens = tokensFor(this.code);
    const last = this.newest();
    return { t: "hello", table: this.code, tokens, last, lang: words.language, mute: this.muted };
  }

  private newest(): number | null {
    const numbers = [...this.latest.values()].map((scene) => scene.n);
    return numbers.length ? Math.max(...numbers) : null;
  }

  private sendPending(): void {
    if (this.pending) this.connection.send({ t: "move", ...this.pending });
  }

  private hear(message: Reply): void {
    switch (message.t) {
      case "welcome":
        this.gone = null;
        this.ahead = message.now - Date.now();
        this.mine = message.seats;
        this.hosting = message.hosting;
        this.chat = message.chat;
        this.notices = message.notices;
        this.seeTable(message.table);
        this.sendPending();
        break;
      case "snapshot":
        this.snapshot(message);
        break;
      case "update":
        this.update(message);
        break;
      case "accepted":
        this.accepted(message.id);
        break;
      case "error":
        this.refused(message);
        break;
      case "table":
        this.seeTable(message.table);
        break;
      case "chat":
        this.chat = [...this.chat.slice(-199), { seat: message.seat, name: message.name, text: message.text, at: message.at }];
        break;
      case "react":
        this.seeReaction(message.seat, message.what);
        break;
      case "over":
        this.skip();
        if (this.shown) this.shown = { ...still(this.shown), moves: [], ending: message.ending };
        break;
      case "muted":
        this.muted = message.seats;
        break;
      case "removed":
        this.mine = this.mine.filter((seat) => seat !== message.seat);
        this.greet();
        break;
      case "notice":
        this.log = [...this.log, this.noticeLine(message)].slice(-LOG_LINES);
        this.spoken = message.sentence;
        break;
      case "closed":
        this.connection.close();
        this.gone = { code: "closed", sentence: message.sentence, facts: {} };
        break;
      case "rematch":
        if (tokensFor(this.code).length) addTicket(message.table, message.token, message.seat);
        this.rematchCode = message.table;
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
      default:
        break;
    }
  }

  private seeTable(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    void takePart(table, this.mine);
    if (table.rematch) this.rematchCode = table.rematch;
    if (!before && table.n) void this.readStory();
  }

  private snapshot(message: Snapshot): void {
    const scene = firstScene(message);
    const before = this.latest.get(message.seat ?? -1);
    this.latest.set(message.seat ?? -1, scene);
    if (before && message.seat === this.eyes) {
      // Back after a cut connection: what was missed is told in the log, and the table stands as it does now.
      for (const missed of message.missed) if (missed.n > before.n) this.write({ ...scene, n: missed.n, events: spoken(missed.events, missed.words) });
    }
    if (this.pending?.seat === message.seat && message.n > this.pending.n) this.pending = null;
    this.choosePlace();
  }

  /** After a snapshot: look through the right seat's eyes, or have the device passed first. */
  private choosePlace(): void {
    if (this.mine.length > 1 && this.latest.size < this.mine.length) return;
    const seat = this.eyes !== null && this.mine.includes(this.eyes) ? this.eyes : (this.nextAtDevice() ?? this.mine[0] ?? null);
    if (this.eyes === null && seat !== null && this.secretsAtDevice()) this.passTo = seat;
    else this.look(seat);
  }

  private look(seat: number | null): void {
    this.eyes = seat;
    const scene = this.latest.get(seat ?? -1);
    this.queue = [];
    this.playing = false;
    if (scene) this.shown = still(scene);
    this.advance();
  }

  private update(message: Update): void {
    const key = message.seat ?? -1;
    const before = this.latest.get(key);
    if (before ? message.n !== before.n + 1 && !message.undone : !message.view) {
      this.greet();
      return;
    }
    const scene = nextScene(before, message);
    this.latest.set(key, scene);
    if (message.seat === this.pending?.seat) this.pending = null;
    if (message.seat === this.eyes && scene.moves.length) this.passing = false;
    if (!before) {
      // The game begins: everybody finds their place, and the set-up is told in the log.
      this.choosePlace();
      if (message.seat === this.eyes) this.write(scene);
    } else if (message.seat !== this.eyes) {
      this.advance();
    } else if (message.undone) {
      this.takenBack = message.n;
      this.look(this.eyes);
      void this.readStory();
    } else {
      this.queue = enqueue(this.queue, scene);
      if (document.hidden) this.skip();
      else this.advance();
    }
  }

  /** Show the next scene, if the last one has ended; at the end of the queue see who is asked. */
  private advance(): void {
    if (this.playing) return;
    const [next, ...rest] = this.queue;
    if (next) {
      this.queue = rest;
      this.playing = next.events.length > 0;
      this.shown = next;
      if (!this.playing) this.advance();
      return;
    }
    const own = this.latest.get(this.eyes ?? -1);
    const other = this.nextAtDevice();
    if (this.asked(this.eyes)) {
      if (own && own.n !== this.called) notice.yourTurn();
      this.called = own?.n ?? 0;
    } else if (other !== null && own?.n === this.latest.get(other)?.n) {
      // Each seat at this device is told separately: nobody is called before the one who looks has seen it all.
      if (this.secretsAtDevice()) this.passTo = other;
      else this.look(other);
    }
  }

  private asked(seat: number | null): boolean {
    const scene = seat === null ? undefined : this.latest.get(seat);
    return !!scene && scene.moves.length > 0 && scene.bid === null;
  }

  private nextAtDevice(): number | null {
    return this.mine.find((seat) => this.asked(seat)) ?? null;
  }

  private secretsAtDevice(): boolean {
    const views = this.mine.map((seat) => this.latest.get(seat)?.view).filter((view) => view !== undefined);
    return views.some((view) => !sameEyes(view, views[0]!));
  }

  private accepted(id: string): void {
    if (this.pending?.id !== id) return;
    const { seat, n, move } = this.pending;
    this.pending = null;
    const scene = this.latest.get(seat);
    if (scene?.n !== n) return;
    // Where several are asked at once the number moves only when all answers are in.
    this.latest.set(seat, { ...scene, bid: move });
    if (seat === this.eyes && this.shown?.n === n) this.shown = still({ ...scene, bid: move });
    this.advance();
  }

  private refused(problem: ErrorBody & { id?: string }): void {
    if (problem.id && problem.id === this.pending?.id) this.pending = null;
    if (problem.code === "bad-token") {
      dropTickets(this.code);
      this.rejected = problem;
      this.greet();
    } else if (!this.table) {
      this.gone = problem;
    } else {
      this.rejected = problem;
      if (problem.code === "stale") this.greet();
    }
  }

  private seeReaction(seat: number, what: Reaction): void {
    const key = ++this.keys;
    this.reactions = [...this.reactions, { key, seat, what }];
    this.spoken = `${this.names[seat] ?? ""}: ${say(`web-react-${what}`)}`;
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), REACTION_LASTS);
  }

  private noticeLine(told: Notice): LogLine {
    return { key: ++this.keys, n: this.shown?.n ?? 0, name: told.what, text: told.sentence, seats: [] };
  }

  /** The last lines: notes that were secret are turned up, bonus dice count, and who has won with how much. */
  private epilogue(): LogLine[] {
    const ending = this.shown?.ending ?? null;
    if (!ending || !this.table || !this.shown) return [];
    const { game } = this.table;
    const line = (text: string, seats: number[]): LogLine => ({ key: ++this.keys, n: this.shown?.n ?? 0, name: "epilogue", text, seats });
    const last = additions(this.shown.view, this.rounds, ending).map(({ what, seat, more, score, die }) =>
      line(this.tell(`web-log-${what}`, [seat], { money: scoreText(game, more), score: scoreText(game, score), die: String(die) }), [seat]),
    );
    const [first] = ending.winners;
    if (first === undefined || !ending.scores.length) return last;
    return [...last, line(this.tell("web-log-won", ending.winners, { score: scoreText(game, ending.scores[first]!) }), ending.winners)];
  }

  private write(scene: Scene): void {
    const lines = this.lines(scene.n, scene.events);
    this.count(scene.events);
    if (!lines.length) return;
    this.log = [...this.log, ...lines].slice(-LOG_LINES);
    this.spoken = lines.map((line) => line.text).join(" ");
  }

  /** What is worth a line of all that led to a position. */
  private lines(n: number, events: readonly Happened[]): LogLine[] {
    return events.flatMap((event) => (event.text ? [{ key: ++this.keys, n, name: event.name, text: event.text, seat: "seat" in event ? event.seat : undefined, seats: doers(event) }] : []));
  }

  private count(events: readonly GameEvent[]): void {
    const ended = events.flatMap((event) => standingIn(event) ?? []);
    if (ended.length) this.rounds = [...this.rounds, ...ended];
  }

  /** Write the log anew, from all that has happened. */
  async readStory(): Promise<void> {
    try {
      // Whoever has just come sees through the eyes of their seat before the position has arrived.
      const alone = this.mine.length === 1;
      const asked = ++this.stories;
      const chapters = await again(
        () => api.story(this.code, this.eyes ?? (alone ? this.mine[0]! : null), alone),
        () => asked === this.stories && !this.left,
      );
      if (asked !== this.stories) return;
      const until = this.shown?.n ?? Infinity;
      // On a slow line the game goes on meanwhile: what has been told since stays.
      const reached = chapters.at(-1)?.n ?? 0;
      const apart = ["epilogue", ...this.notices.map((told) => told.what)];
      const known = Math.max(reached, this.takenBack);
      const since = this.log.filter((line) => line.n > known && line.n <= until && !apart.includes(line.name));
      const later = reached < until ? this.rounds : [];
      const lines = chapters
        .filter((chapter) => chapter.n <= until)
        .flatMap((chapter) => this.lines(chapter.n, spoken(chapter.events, chapter.words)));
      this.rounds = later;
      for (const chapter of chapters) if (chapter.n <= until) this.count(chapter.events);
      const told = chapters.flatMap((chapter) => chapter.events);
      this.lastRound = !this.shown?.ending ? [] : lastRound(told);
      this.log = [...lines, ...since, ...this.notices.map((told) => this.noticeLine(told)), ...this.epilogue()].slice(-LOG_LINES);
    } catch {
      return; // the log is only shorter
    }
  }
}
