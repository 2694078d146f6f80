/** The seats of this browser: what each of them sees, whose view is shown, and when the device must be passed. */
import { seeTheSame, type Scene } from "$src/scenes/scene";
import { turnNotice } from "$src/shell/turnNotice.svelte";
import type { TableFacts } from "./tableFacts.svelte";

/** The key of a spectator's scenes among those of the seats. */
const SPECTATOR = -1;

export class SharedDevice {
  /** The seat whose view is shown; null for a spectator, or while the device is being passed. */
  eyes = $state<number | null>(null);
  /** The seat that must get the device before anything is shown. */
  passTo = $state<number | null>(null);
  private readonly latest = new Map<number, Scene>();
  /** The number of the position for which a seat of this device was last called to its turn. */
  private called = 0;

  constructor(
    private readonly facts: TableFacts,
    private readonly show: (scene: Scene | undefined) => void,
  ) {}

  /** The latest scene of a seat. */
  sceneOf(seat: number | null): Scene | undefined {
    return this.latest.get(seat ?? SPECTATOR);
  }

  keep(seat: number | null, scene: Scene): void {
    this.latest.set(seat ?? SPECTATOR, scene);
  }

  /** The number of the newest position that any of the seats has received. */
  newest(): number | null {
    const numbers = [...this.latest.values()].map((scene) => scene.n);
    return numbers.length ? Math.max(...numbers) : null;
  }

  look(seat: number | null): void {
    this.eyes = seat;
    this.show(this.sceneOf(seat));
  }

  /** The person at the seat has the device now. */
  take(seat: number): void {
    this.passTo = null;
    this.look(seat);
  }

  /** After a snapshot: show the view of the right seat, or have the device passed first. */
  choosePlace(): void {
    const { mine } = this.facts;
    if (mine.length > 1 && this.latest.size < mine.length) return;
    const seat = this.eyes !== null && mine.includes(this.eyes) ? this.eyes : (this.next() ?? mine[0] ?? null);
    if (this.eyes === null && seat !== null && this.hasSecrets()) this.passTo = seat;
    else this.look(seat);
  }

  /** After everything was shown: call the player who is asked, at this seat or at another seat of this device. */
  call(): void {
    const own = this.sceneOf(this.eyes);
    const other = this.next();
    if (this.isAsked(this.eyes)) {
      if (own && own.n !== this.called) turnNotice.yourTurn();
      this.called = own?.n ?? 0;
    } else if (other !== null && own?.n === this.sceneOf(other)?.n) {
      // Each seat of this device gets its own updates: call the next one only after the viewing seat has caught up.
      if (this.hasSecrets()) this.passTo = other;
      else this.look(other);
    }
  }

  private isAsked(seat: number | null): boolean {
    const scene = seat === null ? undefined : this.sceneOf(seat);
    return !!scene && scene.moves.length > 0 && scene.bid === null;
  }

  private next(): number | null {
    return this.facts.mine.find((seat) => this.isAsked(seat)) ?? null;
  }

  private hasSecrets(): boolean {
    const views = this.facts.mine.map((seat) => this.sceneOf(seat)?.view).filter((view) => view !== undefined);
    return views.some((view) => !seeTheSame(view, views[0]!));
  }
}
