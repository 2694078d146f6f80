/** On a phone the table and the choice below it fit on one screen: the picture shrinks until they do. */

/** Smaller than this nothing could be read or touched; then one scrolls. */
const SMALLEST = 0.62;
const PHONE = "(max-width: 600px)";

/** How much smaller a picture of this height must be drawn to have room in so many pixels. */
export function shrink(height: number, room: number): number {
  return Math.max(SMALLEST, Math.min(1, Math.floor((room / height) * 200) / 200));
}

/** Keep `frame` as large as fits above `dock`; returns how to stop. */
export function fitted(frame: HTMLElement, dock: HTMLElement): () => void {
  const phone = matchMedia(PHONE);
  const fit = (): void => {
    const inside = frame.firstElementChild;
    if (!phone.matches || !inside) {
      frame.style.removeProperty("--shrink");
      return;
    }
    const room = innerHeight - (frame.getBoundingClientRect().top + scrollY) - dock.offsetHeight - 8;
    // Narrower text wraps less: the height follows the scale, so it is looked for in a few steps.
    let scale = 1;
    for (let step = 0; step < 4; step += 1) {
      frame.style.setProperty("--shrink", String(scale));
      const height = inside.getBoundingClientRect().height;
      if (height <= room) break;
      scale = Math.max(SMALLEST, scale * shrink(height, room));
    }
  };
  const watch = new ResizeObserver(fit);
  watch.observe(dock);
  watch.observe(frame);
  addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    removeEventListener("resize", fit);
  };
}
