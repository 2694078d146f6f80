/** What is shown at a table: one scene after the other, each written into the log once it has been shown. */
import type { Ending } from "$src/protocol/generated/answers";
import type { Happened } from "$src/protocol/types";
import { still, type Scene } from "$src/scenes/scene";
import { enqueue } from "./sceneQueue";

export class TableShow {
  shown = $state.raw<Scene | null>(null);
  queue = $state.raw<Scene[]>([]);
  /** True while the events of the shown scene are being animated. */
  playing = $state(false);
  /** How many events of the current scene are in the log already. */
  private told = 0;

  constructor(
    /** Writes a scene into the log. */
    private readonly write: (scene: Scene) => void,
    /** Called when everything has been shown. */
    private readonly seen: () => void,
  ) {}

  /** Queue a scene; in a hidden page it is only written into the log. */
  add(scene: Scene): void {
    this.queue = enqueue(this.queue, scene);
    if (document.hidden) this.skip();
    else this.advance();
  }

  /** Show a scene without animation, replacing all queued ones. */
  jump(scene: Scene | undefined): void {
    this.queue = [];
    this.playing = false;
    if (scene) this.shown = still(scene);
    this.advance();
  }

  /** Show the same position, in which the seat has now answered. */
  answer(scene: Scene): void {
    if (this.shown?.n === scene.n) this.shown = still(scene);
  }

  /** The game is over: there are no more choices. */
  close(ending: Ending): void {
    this.skip();
    if (this.shown) this.shown = { ...still(this.shown), moves: [], ending };
  }

  /** The animation of the scene has ended: write it into the log now; any earlier would have given it away. */
  ended(): void {
    this.tellRest();
    this.playing = false;
    this.advance();
  }

  /** The animation pauses after this event: write what was shown so far into the log. */
  tellUntil(event: Happened): void {
    const { playing, shown, told } = this;
    const until = playing && shown ? shown.events.indexOf(event) + 1 : 0;
    if (!shown || until <= told) return;
    this.write({ ...shown, events: shown.events.slice(told, until) });
    this.told = until;
  }

  /** Show the latest position without animating how it came about. */
  skip(): void {
    const last = this.queue.at(-1);
    this.tellRest();
    for (const scene of this.queue) this.write(scene);
    if (last) this.shown = still(last);
    this.queue = [];
    this.playing = false;
    this.advance();
  }

  /** Show the next scene, if the last one has ended. */
  advance(): void {
    if (this.playing) return;
    const [next, ...rest] = this.queue;
    if (!next) {
      this.seen();
      return;
    }
    this.queue = rest;
    this.playing = next.events.length > 0;
    this.shown = next;
    if (!this.playing) this.advance();
  }

  private tellRest(): void {
    if (this.playing && this.shown) this.write({ ...this.shown, events: this.shown.events.slice(this.told) });
    this.told = 0;
  }
}
