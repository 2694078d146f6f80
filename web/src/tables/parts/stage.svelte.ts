/**
 * The stage of a table: what is shown at the moment, and the show that leads from one view to the next.
 *
 * A show plays the events that led to a view, one scene after the other. A scene changes what is shown (`set`), lets
 * pieces fly from their old to their new places (`lift`, `land`), and waits (`hold`). The show ends with the view
 * itself, which corrects anything the scenes left out. Nothing here blocks: a show can be cut at any time.
 */
import { tick, untrack } from "svelte";
import { actorOf } from "$src/protocol/events";
import type { Happened } from "$src/protocol/types";
import { sound } from "$src/shell/sound";
import { pips } from "./pips";

/** A piece picked up before the picture changed: how it looked and where it was. */
export interface Lifted {
  look: HTMLElement | SVGElement;
  box: DOMRect;
}

export interface Pace {
  speed: number;
  reducedMotion: boolean;
  /** The viewing seat: actions of other seats are shown faster. */
  seat: number | null;
  /** The promise that a show waits for after an event, if any. */
  pause?: ((event: Happened) => Promise<void> | null) | undefined;
}

/** What a film uses: the part of a stage on which scenes are played. */
export type Boards<S> = Pick<Stage<S>, "shown" | "last" | "set" | "hold" | "lift" | "land" | "move" | "tumble">;
export type Film<S, E extends Happened> = (stage: Boards<S>, event: E) => Promise<void>;

/** How much faster the turns of others are shown. */
const OTHERS = 1.8;
/** Between two shows, in milliseconds, so that the last picture of one and the first of the next get own frames. */
const BREATH = 20;
/** How long a rolling die shows each face, in milliseconds. */
const SPIN = 140;
const ROLLING = { easing: "cubic-bezier(.2,.8,.3,1)", fill: "both" } as const;

/** A box of this size centred in another. */
const within = (box: DOMRect, width: number, height: number): DOMRect =>
  new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);

/** Converts a box of the screen for a layer that begins at `origin` and is drawn at a scale. */
const drawn = (box: DOMRect, origin: DOMRect, scale: number): DOMRect =>
  new DOMRect((box.left - origin.left) / scale, (box.top - origin.top) / scale, box.width / scale, box.height / scale);

export class Stage<S> {
  /** What is drawn now. */
  shown: S;
  /** What the running show will end with. */
  last: S;
  playing: boolean = $state(false);
  /** The event being animated; the last one with a sentence. */
  told: Happened | null = $state.raw(null);
  root: HTMLElement | undefined;
  sky: HTMLElement | undefined;

  #pace: Pace = { speed: 1, reducedMotion: false, seat: null };
  #haste = 1;
  #number = 0;
  #running: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Set<() => void>();
  #wasCut = false;
  readonly #moving = new Set<Animation>();

  constructor(first: S) {
    this.shown = $state.raw(first);
    this.last = first;
  }

  /** Play the events, then show `last`. A show that is still running is cut. Resolves to false if it was replaced. */
  run<E extends Happened>(events: readonly E[], last: S, film: Film<S, E>, pace: Pace): Promise<boolean> {
    this.cut();
    const number = ++this.#number;
    // Wait for the cut show to leave the stage, so that none of its scenes can affect this one.
    const show = this.#running.then(() => number === this.#number && this.#show(events, last, film, pace));
    this.#running = show.catch(() => undefined);
    return show;
  }

  async #show<E extends Happened>(events: readonly E[], last: S, film: Film<S, E>, pace: Pace): Promise<boolean> {
    const number = this.#number;
    this.#pace = pace;
    this.last = last;
    this.#wasCut = pace.speed <= 0;
    this.playing = !this.#wasCut && events.length > 0;
    try {
      for (const event of this.playing ? events : []) {
        const who = actorOf(event);
        this.#haste = who !== undefined && who !== pace.seat ? OTHERS : 1;
        if (event.text) this.told = event;
        sound(event.name);
        await film(this, event);
        if (this.#wasCut) break;
        const pause = pace.pause?.(event);
        if (pause) await this.#cutOr(pause);
      }
    } finally {
      this.shown = last;
      this.playing = false;
      this.told = null;
    }
    if (events.length > 0 && !this.#wasCut) await new Promise((resolve) => setTimeout(resolve, BREATH));
    return number === this.#number;
  }

  /** End the running show at once. */
  cut(): void {
    this.#wasCut = true;
    for (const animation of this.#moving) animation.finish();
    for (const wake of this.#waiting) wake();
  }

  /** True if nothing should move, only change. */
  get still(): boolean {
    return this.#wasCut || this.#pace.reducedMotion;
  }

  get speed(): number {
    return (this.#pace.speed || 1) * this.#haste;
  }

  /** Change what is shown and wait until it is drawn. */
  async set(shown: S): Promise<void> {
    if (this.#wasCut) return;
    this.shown = shown;
    await tick();
  }

  /** Wait, for the viewer to take in the picture; `ms` is at normal speed. */
  async hold(ms: number): Promise<void> {
    if (this.#wasCut) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms / this.speed);
      this.#waiting.add(wake);
    });
  }

  /** Wait for a promise, or until the show is cut. */
  #cutOr(something: Promise<void>): Promise<void> {
    return new Promise<void>((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
      void something.then(wake);
    });
  }

  find(selector: string): (HTMLElement | SVGElement)[] {
    return [...(this.root?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? [])];
  }

  /** Only visible elements: a narrow table shows one die and a number for many. */
  #seen(selector: string): (HTMLElement | SVGElement)[] {
    return this.find(selector).filter((piece) => piece.getClientRects().length > 0);
  }

  /** Pick up pieces before the picture changes. */
  lift(selector: string, most = Infinity): Lifted[] {
    if (this.still) return [];
    return this.#seen(selector)
      .slice(0, most)
      .map((piece) => ({ look: piece.cloneNode(true) as HTMLElement | SVGElement, box: piece.getBoundingClientRect() }));
  }

  /**
   * Let lifted pieces fly to their new places: the last elements found, one for each lifted piece, or all to the only
   * element found (a purse, a pile). With `become` they look like the piece that they land on.
   */
  async land(lifted: Lifted[], selector: string, ms: number, become = true): Promise<void> {
    if (this.still || !this.sky || lifted.length === 0) return;
    const found = this.#seen(selector);
    const targets = found.slice(-lifted.length);
    if (targets.length === 0) return;
    const origin = this.sky.getBoundingClientRect();
    /** A picture drawn at a smaller scale measures itself in larger pixels. */
    const scale = origin.width / (this.sky.offsetWidth || 1) || 1;
    const flights = lifted.map((piece, index) => {
      const target = targets[Math.min(index, targets.length - 1)]!;
      return { from: piece.box, to: target.getBoundingClientRect(), target, look: become ? (target.cloneNode(true) as HTMLElement) : piece.look };
    });
    const flown = flights.map(({ from, to, target, look }, index) => {
      const delay = (index * Math.min(60, 300 / flights.length)) / this.speed;
      const duration = ms / this.speed;
      this.#fly(look, drawn(from, origin, scale), drawn(to, origin, scale), become, duration, delay);
      if (become) this.#play(target, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
      return duration + delay;
    });
    await this.hold(Math.max(...flown) * this.speed);
  }

  /** Move or fade the elements found in place. */
  move(selector: string, frames: Keyframe[], ms: number, delay = 0): void {
    if (this.still) return;
    this.find(selector).forEach((piece, index) => {
      this.#play(piece, frames, { ...ROLLING, fill: "none", duration: ms / this.speed, delay: (index * delay) / this.speed });
    });
  }

  /** Roll the dice found: they come in spinning, show other faces on the way and stop one by one. */
  async tumble(selector: string, ms: number): Promise<void> {
    if (this.still) return;
    const dice = this.find(selector);
    const faces = dice.map((die) => {
      const pipsOf = die.querySelector(".pips");
      return { path: pipsOf, shown: pipsOf?.getAttribute("d") ?? "" };
    });
    dice.forEach((die, index) => {
      const side = index % 2 ? 1 : -1;
      const frames = [
        { transform: `translate(${-90 + index * 6}px, ${-46 * side}px) rotate(${-420 * side}deg) scale(1.15)`, opacity: 0 },
        { transform: `translate(${-30}px, ${14 * side}px) rotate(${-160 * side}deg) scale(1.1)`, opacity: 1, offset: 0.45 },
        { transform: "none", opacity: 1 },
      ];
      this.#play(die, frames, { ...ROLLING, fill: "backwards", duration: ms / this.speed, delay: (index * 25) / this.speed });
    });
    let turns = 0;
    const spin = setInterval(() => {
      turns += 1;
      faces.forEach(({ path }, index) => path?.setAttribute("d", pips(1 + ((turns * 5 + index * 3) % 6))));
    }, SPIN / this.speed);
    await this.hold(ms * 0.72);
    clearInterval(spin);
    for (const { path, shown } of faces) path?.setAttribute("d", shown);
    await this.hold(ms * 0.28 + dice.length * 25);
  }

  #fly(look: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, become: boolean, duration: number, delay: number): void {
    const size = become ? to : from;
    if (!size.width) return;
    look.removeAttribute("data-piece");
    look.classList.add("flyer");
    for (const measure of ["width", "--mini", "--note-w", "--die-size", "--token"]) look.style.setProperty(measure, `${size.width}px`);
    look.style.setProperty("height", `${size.height}px`);
    this.sky!.append(look);
    const at = (box: DOMRect, lifted = 0): string =>
      `translate(${box.left}px, ${box.top - lifted}px) scale(${(box.width / size.width).toFixed(3)})`;
    // A piece that does not stay where it lands disappears into it: a little smaller, and gone only at the very end.
    const goal = become ? to : within(to, from.width * 0.7, from.height * 0.7);
    const middle = new DOMRect((from.left + goal.left) / 2, (from.top + goal.top) / 2, (from.width + goal.width) / 2, size.height);
    const end = become ? [{ transform: at(goal) }] : [{ transform: at(goal), offset: 0.92 }, { transform: `${at(goal)} scale(0)` }];
    const frames = [{ transform: at(from) }, { transform: at(middle, 34) }, ...end];
    const animation = this.#play(look, frames, { duration, delay, easing: "cubic-bezier(.45,.05,.3,1)", fill: "both" });
    void animation.finished.catch(() => undefined).then(() => look.remove());
  }

  #play(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = piece.animate(frames, timing);
    this.#moving.add(animation);
    void animation.finished.catch(() => undefined).then(() => this.#moving.delete(animation));
    return animation;
  }
}

interface Followed<V, E> extends Pace {
  view: V;
  events: E[];
  skip?: boolean | undefined;
  onshown?: (() => void) | undefined;
}

/** Make a stage follow the props of a table: the events that come with a new view are shown before it. */
export function follow<V, S, E extends Happened>(stage: Stage<S>, props: () => Followed<V, E>, still: (view: V) => S, film: Film<S, E>): void {
  let first = true;
  $effect(() => {
    const { view, events } = props();
    untrack(() => {
      const now = props();
      void stage.run(first ? [] : events, still(view), film, now).then((ended) => {
        if (ended) props().onshown?.();
      });
      first = false;
    });
  });
  $effect(() => {
    if (props().skip) untrack(() => stage.cut());
  });
}
