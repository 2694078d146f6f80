/** Calendar days of this device, the puzzle of each day, and days in a row. */

const DAY = 86_400_000;

/** The calendar day of a moment in the local time zone, as 2026-11-16. */
export function dayOf(moment: Date): string {
  const part = (value: number, width: number): string => String(value).padStart(width, "0");
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1, 2)}-${part(moment.getDate(), 2)}`;
}

/** Days are counted in UTC, where each has the same length. */
const count = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The number of a day's puzzle among this many: the next one every day, as in the package (`number_of_day`). */
export function numberOfDay(puzzles: number, first: string, day: string): number {
  const past = count(day) - count(first);
  return (((past % puzzles) + puzzles) % puzzles) + 1;
}

/** The number of days in a row up to today; today itself may still be missing. */
export function streak(days: Iterable<string>, today: string): number {
  const kept = new Set([...days].map(count));
  let at = count(today);
  if (!kept.has(at)) at -= 1;
  let found = 0;
  while (kept.has(at - found)) found += 1;
  return found;
}
