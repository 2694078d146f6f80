/** Fits the table and what is below it on one phone screen by shrinking the picture. */

/** Anything smaller could not be read or tapped; then the page scrolls. */
const SMALLEST = 0.62;
/** A remainder of this many pixels is close enough. */
const CLOSE = 8;
const PHONE = "(max-width: 600px)";

/** Keep `frame` as large as fits above `dock`, or on the screen; returns a function that stops it. */
export function fitToScreen(frame: HTMLElement, dock?: HTMLElement): () => void {
  const phone = matchMedia(PHONE);
  const fit = (): void => {
    const inside = frame.firstElementChild;
    if (!phone.matches || !inside) {
      frame.style.removeProperty("--shrink");
      return;
    }
    const room = innerHeight - (frame.getBoundingClientRect().top + scrollY) - (dock?.offsetHeight ?? 0) - 8;
    // A smaller picture leaves more room for its text, which wraps less: search the scale from both sides.
    let [low, high, scale] = [SMALLEST, 1, 1];
    for (let step = 0; step < 6; step += 1) {
      frame.style.setProperty("--shrink", String(scale));
      const height = inside.getBoundingClientRect().height;
      if (height <= room) low = scale;
      else high = scale;
      if (low === 1 || (height <= room && room - height < CLOSE)) break;
      const guess = (scale * room) / height;
      scale = Math.floor((guess > low && guess < high ? guess : (low + high) / 2) * 200) / 200;
    }
    frame.style.setProperty("--shrink", String(low));
  };
  const watch = new ResizeObserver(fit);
  if (dock) watch.observe(dock);
  watch.observe(frame);
  addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    removeEventListener("resize", fit);
  };
}
