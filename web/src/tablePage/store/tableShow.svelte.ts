/** What is shown at a table: one scene after the other, each told in words once it has been seen. */
import type { Ending } from "$src/protocol/generated/answers";
import type { Happened } from "$src/protocol/types";
import { still, type Scene } from "$src/scenes/scene";
import { enqueue } from "./sceneQueue";

export class TableShow {
  shown = $state.raw<Scene | null>(null);
  queue = $state.raw<Scene[]>([]);
  /** True while the events of the shown scene are being acted out. */
  playing = $state(false);
  /** How many events of the scene that is being shown are in the log already. */
  private told = 0;

  constructor(
    /** Writes a scene into the log. */
    private readonly write: (scene: Scene) => void,
    /** Called when everything has been seen. */
    private readonly seen: () => void,
  ) {}

  /** A scene comes after those that are still to be shown; in a page that nobody looks at it is only told. */
  add(scene: Scene): void {
    this.queue = enqueue(this.queue, scene);
    if (document.hidden) this.skip();
    else this.advance();
  }

  /** Show a scene without how it came about, in the place of all that was to be shown. */
  jump(scene: Scene | undefined): void {
    this.queue = [];
    this.playing = false;
    if (scene) this.shown = still(scene);
    this.advance();
  }

  /** The same position, in which the seat has answered. */
  answer(scene: Scene): void {
    if (this.shown?.n === scene.n) this.shown = still(scene);
  }

  /** The game is over: nothing is to choose any more. */
  close(ending: Ending): void {
    this.skip();
    if (this.shown) this.shown = { ...still(this.shown), moves: [], ending };
  }

  /** The show of the current scene is over: only now it is told in words, which would give it away. */
  ended(): void {
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
