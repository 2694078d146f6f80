/**
 * Ignores a press shortly after "Skip": it was meant for "Skip", not for what is there now.
 * Keys are not affected: each choice has its own.
 */

/** In milliseconds; two quick presses can be this far apart. */
const AGAIN = 800;
/** In milliseconds; too short for anyone to see something and press it. */
const UNSEEN = 300;
/** In pixels: a finger is not exact. */
const FINGER = 16;

/** Since when, for how long and where (null: everywhere) presses are ignored. */
interface Guard {
  since: number;
  moment: number;
  box: DOMRect | null;
}

let guard: Guard | null = null;
let stray = false;

function inside(box: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean {
  return x > box.left - FINGER && x < box.right + FINGER && y > box.top - FINGER && y < box.bottom + FINGER;
}

function press(event: PointerEvent): void {
  const onSkip = event.target instanceof Element && event.target.closest("[data-test=skip]") !== null;
  const { since, moment, box } = guard!;
  stray = !onSkip && event.timeStamp - since < moment && (!box || inside(box, event));
  if (stray) guard!.since = event.timeStamp;
  else guard = null;
  listen(stray);
}

function click(event: MouseEvent): void {
  if (!stray || event.detail === 0) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

function listen(on: boolean): void {
  const act = on ? addEventListener : removeEventListener;
  act("pointerdown", press as EventListener, true);
  act("click", click as EventListener, true);
}

/** Call when "Skip" was pressed; the time counts from when the next picture is drawn. */
export function guardAfterSkip(event: MouseEvent): void {
  if (event.detail === 0) return;
  const begun: Guard = { since: event.timeStamp, moment: AGAIN, box: null };
  guard = begun;
  listen(true);
  requestAnimationFrame(() => (begun.since = Math.max(begun.since, performance.now())));
}

/** Call when "Skip" disappeared by itself after a while: a player about to press it had no time to notice. */
export function guardGoneSkip(box: DOMRect, stood: number): void {
  const now = performance.now();
  if (stood < UNSEEN || (guard && now - guard.since < guard.moment)) return;
  guard = { since: now, moment: UNSEEN, box };
  listen(true);
}
