/** A table as this browser sees it: combines the parts, each with one task, and passes server messages to them. */
import type { Ending, ErrorBody, Reply, TableInfo } from "$src/protocol/generated/answers";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Message } from "$src/protocol/generated/requests";
import { dropTokens, keepToken, tokensFor } from "$src/protocol/seatTokens";
import { say, words } from "$src/shell/i18n.svelte";
import { OwnMoves } from "./ownMoves.svelte";
import { SharedDevice } from "./sharedDevice.svelte";
import { StoryReader } from "./storyReader";
import { TableChat } from "./tableChat.svelte";
import { TableConnection } from "./tableConnection.svelte";
import { TableFacts } from "./tableFacts.svelte";
import { TableLog } from "./tableLog.svelte";
import { TablePositions } from "./tablePositions";
import { TableShow } from "./tableShow.svelte";

export class TableStore {
  readonly facts: TableFacts;
  readonly show: TableShow;
  readonly device: SharedDevice;
  readonly log: TableLog;
  readonly ownMoves: OwnMoves;
  readonly chat: TableChat;
  readonly connection: TableConnection;
  /** Why there is nothing to show, for example an unknown table. */
  gone = $state.raw<ErrorBody | null>(null);
  /** The last rejection, as a sentence that disappears. */
  rejected = $state.raw<ErrorBody | null>(null);
  private readonly story: StoryReader;
  private readonly positions: TablePositions;

  constructor(readonly code: string) {
    const send = (message: Message): void => this.connection.send(message);
    this.facts = new TableFacts();
    this.log = new TableLog(this.facts, () => this.show.shown);
    this.show = new TableShow(
      (scene) => this.log.write(scene),
      () => this.device.call(),
    );
    this.device = new SharedDevice(this.facts, (scene) => this.show.jump(scene));
    this.ownMoves = new OwnMoves(send);
    this.chat = new TableChat(send, () => this.device.eyes ?? this.facts.mine[0]);
    this.story = new StoryReader(code);
    this.positions = new TablePositions(this);
    this.connection = new TableConnection(
      () => this.greeting(),
      (message) => this.hear(message),
    );
  }

  /** The moves that can be chosen now: none while an animation runs or an answer is pending. */
  get moves(): LegalMove[] {
    const { device, ownMoves, show } = this;
    if (ownMoves.pending || show.playing || show.queue.length || device.passTo !== null || show.shown?.bid || ownMoves.passing) return [];
    return show.shown?.moves ?? [];
  }

  get ending(): Ending | null {
    return this.show.shown?.ending ?? this.facts.table?.ending ?? null;
  }

  /** When the time for the move ends, if there is a clock; the server extends it after its own downtime. */
  get until(): number | null {
    const { shown } = this.show;
    const { table } = this.facts;
    return shown && table?.n === shown.n ? table.until : (shown?.until ?? null);
  }

  leave(): void {
    this.story.stop();
    this.connection.close();
  }

  /** Send the greeting again, after the language has changed or a seat was taken. */
  greet(): void {
    this.connection.greet();
    if (this.facts.table?.n) void this.readStory();
  }

  play(move: LegalMove): void {
    const { eyes } = this.device;
    const { shown } = this.show;
    if (eyes === null || !shown || !this.moves.some((one) => one.id === move.id)) return;
    this.rejected = null;
    this.ownMoves.play(eyes, shown.n, move.id);
  }

  /** Start passing until something changes, or stop. */
  passOn(on: boolean): void {
    if (this.device.eyes !== null) this.ownMoves.passOn(this.device.eyes, on);
  }

  /** The person at the seat has the device now. */
  takeDevice(seat: number): void {
    this.device.take(seat);
    void this.readStory();
  }

  /** Write the log again, from everything that has happened. */
  async readStory(): Promise<void> {
    const { device, facts } = this;
    // A player who has just arrived gets the view of their seat before the position is here.
    const alone = facts.mine.length === 1;
    await this.story.read(
      () => device.eyes ?? (alone ? facts.mine[0]! : null),
      alone,
      (chapters) => this.log.rewrite(chapters, this.positions.takenBack),
    );
  }

  private greeting(): Message {
    return { t: "hello", table: this.code, tokens: tokensFor(this.code), last: this.device.newest(), lang: words.language, mute: this.chat.muted };
  }

  private hear(message: Reply): void {
    const { chat, facts, log } = this;
    switch (message.t) {
      case "welcome":
        this.gone = null;
        facts.setClock(message.now);
        facts.mine = message.seats;
        facts.hosting = message.hosting;
        chat.lines = message.chat;
        log.notices = message.notices;
        this.seeTable(message.table);
        this.ownMoves.sendPending();
        break;
      case "snapshot":
        this.positions.snapshot(message);
        break;
      case "update":
        this.positions.update(message);
        break;
      case "accepted":
        this.positions.accepted(message.id);
        break;
      case "error":
        this.refused(message);
        break;
      case "table":
        this.seeTable(message.table);
        break;
      case "chat":
        chat.add(message);
        break;
      case "react":
        chat.show(message.seat, message.what);
        log.spoken = `${facts.names[message.seat] ?? ""}: ${say(`web-react-${message.what}`)}`;
        break;
      case "over":
        this.show.close(message.ending);
        break;
      case "muted":
        chat.muted = message.seats;
        break;
      case "removed":
        facts.mine = facts.mine.filter((seat) => seat !== message.seat);
        this.greet();
        break;
      case "notice":
        log.writeNotice(message);
        break;
      case "closed":
        this.connection.close();
        this.gone = { code: "closed", sentence: message.sentence, facts: {} };
        break;
      case "rematch":
        if (tokensFor(this.code).length) keepToken(message.table, message.token, message.seat);
        facts.rematchCode = message.table;
        break;
      case "pong":
        facts.setClock(message.now);
        break;
      default:
        break;
    }
  }

  private seeTable(table: TableInfo): void {
    const first = !this.facts.table;
    this.facts.see(table);
    if (first && table.n) void this.readStory();
  }

  private refused(problem: ErrorBody & { id?: string }): void {
    this.ownMoves.answered(problem.id);
    if (problem.code === "bad-token") {
      dropTokens(this.code);
      this.rejected = problem;
      this.greet();
    } else if (!this.facts.table) {
      this.gone = problem;
    } else {
      this.rejected = problem;
      if (problem.code === "stale") this.greet();
    }
  }
}
