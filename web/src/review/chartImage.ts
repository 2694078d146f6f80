/** The curve of a game as a picture to save: drawn as SVG, converted to PNG by the browser. */
import type { ReviewInfo } from "$src/protocol/generated/answers";
import { linePath } from "$src/widgets/chartLines";

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 70;
const RIGHT = 40;
const TOP = 96;
const BOTTOM = 250;
const LINE = 30;
const LONGEST = 105;

export interface Subject {
  title: string;
  axis: string;
  names: readonly string[];
  /** The colour of each seat, as a value that does not depend on the page. */
  colours: readonly string[];
  review: ReviewInfo;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
/** A seat's chances, from decision to decision. */
export const lineOf = (review: ReviewInfo, seat: number): number[] => review.curve.map((point) => point.chances[seat] ?? 0);
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The picture as SVG text: the title, the curve, and a line about everybody's luck. */
export function chartImage({ title, axis, names, colours, review }: Subject): string {
  const x = (at: number): number => LEFT + (at * (WIDTH - LEFT - RIGHT)) / Math.max(1, review.curve.length - 1);
  const y = (chance: number): number => HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<path d="M${LEFT} ${y(chance)}H${WIDTH - RIGHT}" stroke="#46346f"/><text x="${LEFT - 10}" y="${y(chance) + 6}" text-anchor="end" fill="#bcaedb" font-size="18">${100 * chance}</text>`,
  );
  const lines = names.map((_, seat) => `<path d="${linePath(lineOf(review, seat), x, y)}" fill="none" stroke="${colours[seat]}" stroke-width="4" stroke-linejoin="round"/>`);
  const marks = review.turning.map((at, number) => `<circle cx="${x(at + 1)}" cy="${TOP - 14}" r="13" fill="#ffd166"/><text x="${x(at + 1)}" y="${TOP - 8}" text-anchor="middle" font-size="17" font-weight="700" fill="#241700">${number + 1}</text>`);
  const told = review.players.map(
    (player, at) =>
      `<rect x="${LEFT}" y="${HEIGHT - BOTTOM + 26 + at * LINE}" width="16" height="16" fill="${colours[player.seat]}"/>` +
      `<text x="${LEFT + 26}" y="${HEIGHT - BOTTOM + 41 + at * LINE}" fill="#f5efff" font-size="19">${escaped(short(player.sentences[0] ?? ""))}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#120a26"/>` +
    `<text x="${LEFT}" y="48" fill="#ffd166" font-size="30" font-weight="700">${escaped(title)}</text>` +
    `<text x="${WIDTH - RIGHT}" y="48" text-anchor="end" fill="#bcaedb" font-size="18">${escaped(axis)}</text>` +
    `${grid.join("")}${lines.join("")}${marks.join("")}${told.join("")}</svg>`
  );
}

/** The picture as a PNG file. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
