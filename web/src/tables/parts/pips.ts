/** The pips of each face on a die of 100 × 100, as one path, so that a die is two shapes to draw. */
const [A, B, C] = [26, 50, 74];

const SPOTS: readonly (readonly [number, number])[][] = [
  [[B, B]],
  [[A, C], [C, A]],
  [[A, C], [B, B], [C, A]],
  [[A, A], [A, C], [C, A], [C, C]],
  [[A, A], [A, C], [B, B], [C, A], [C, C]],
  [[A, A], [A, B], [A, C], [C, A], [C, B], [C, C]],
];

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const PATHS = SPOTS.map((spots, index) => spots.map(([x, y]) => dot(x, y, index === 0 ? 12 : 9.5)).join(""));

/** The path of a face from 1 to 6; empty for a die whose face does not matter. */
export const pips = (face: number): string => PATHS[face - 1] ?? "";
