/** Scenes in sequence: which one is shown, what comes next, and whether an animation runs. */
import { still, type Scene } from "./scene";

export class SceneShow {
  shown: Scene = $state.raw()!;
  queue = $state.raw<Scene[]>([]);
  /** True while the events of the shown scene are being animated. */
  playing = $state(false);

  constructor(first: Scene) {
    this.shown = still(first);
  }

  /** Whether anything is left to show. */
  get busy(): boolean {
    return this.playing || this.queue.length > 0;
  }

  /** Show a scene without animating how it came about. */
  jump(scene: Scene): void {
    this.queue = [];
    this.playing = false;
    this.shown = still(scene);
  }

  act(scenes: readonly Scene[]): void {
    this.queue = [...this.queue, ...scenes];
    this.advance();
  }

  /** The animation of the current scene has ended. */
  ended(): void {
    this.playing = false;
    this.advance();
  }

  skip(): void {
    this.jump(this.queue.at(-1) ?? this.shown);
  }

  private advance(): void {
    while (!this.playing && this.queue.length) {
      const [next, ...rest] = this.queue;
      this.queue = rest;
      this.playing = next!.events.length > 0;
      this.shown = next!;
    }
  }
}
