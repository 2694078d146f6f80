/**
 * A hand in a hurry: a press that follows "Skip" within a moment was meant for "Skip", not for what lies there now.
 * Keys are left alone: each choice has its own.
 */

/** In milliseconds; twice in a row is as quick as that. */
const AGAIN = 800;
/** Nobody has seen and pressed anything within so little time. */
const UNSEEN = 300;
/** A finger is not exact. */
const FINGER = 16;

/** Since when, for how long and where (null: everywhere) a press counts for nothing. */
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

/** "Skip" was pressed; the moment begins when what comes after it is drawn. */
export function guardAfterSkip(event: MouseEvent): void {
  if (event.detail === 0) return;
  const begun: Guard = { since: event.timeStamp, moment: AGAIN, box: null };
  guard = begun;
  listen(true);
  requestAnimationFrame(() => (begun.since = Math.max(begun.since, performance.now())));
}

/** "Skip" has gone by itself from where it stood for some time: whoever was about to press it had no time to see that. */
export function guardGoneSkip(box: DOMRect, stood: number): void {
  const now = performance.now();
  if (stood < UNSEEN || (guard && now - guard.since < guard.moment)) return;
  guard = { since: now, moment: UNSEEN, box };
  listen(true);
}
