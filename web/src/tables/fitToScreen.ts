/** On a phone the table and what stands below it fit on one screen: the picture shrinks until they do. */

/** Smaller than this nothing could be read or touched; then one scrolls. */
const SMALLEST = 0.62;
/** So many pixels to spare are near enough. */
const CLOSE = 8;
const PHONE = "(max-width: 600px)";

/** Keep `frame` as large as fits above `dock`, or on the screen; returns how to stop. */
export function fitToScreen(frame: HTMLElement, dock?: HTMLElement): () => void {
  const phone = matchMedia(PHONE);
  const fit = (): void => {
    const inside = frame.firstElementChild;
    if (!phone.matches || !inside) {
      frame.style.removeProperty("--shrink");
      return;
    }
    const room = innerHeight - (frame.getBoundingClientRect().top + scrollY) - (dock?.offsetHeight ?? 0) - 8;
    // A smaller picture has more room beside its words, which wrap less: the scale is looked for from both sides.
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
