/** Computes parts of a line chart: round steps for an axis, a path, and labels that do not overlap. */

/** Round values from the bottom to the top of an axis, a handful of them. */
export function axisSteps(bottom: number, top: number): number[] {
  const least = Math.max(1, (top - bottom) / 4);
  const tens = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * tens).find((one) => one >= least)!;
  const first = Math.ceil(bottom / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, at) => (first + at) * step + 0);
}

/** The path through evenly spaced values. */
export function linePath(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  return values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Positions of labels as near as possible to these heights, with this distance between them, none outside. */
export function spreadLabels(wished: readonly number[], gap: number, height: number): number[] {
  const room = Math.min(gap, height / Math.max(1, wished.length));
  const order = wished.map((_, at) => at).sort((one, other) => wished[one]! - wished[other]! || one - other);
  const found = [...wished];
  order.forEach((label, at) => (found[label] = Math.max(found[label]!, at ? found[order[at - 1]!]! + room : room / 2)));
  for (let at = order.length - 1, floor = height - room / 2; at >= 0; at -= 1, floor -= room) found[order[at]!] = Math.min(found[order[at]!]!, floor);
  return found;
}
