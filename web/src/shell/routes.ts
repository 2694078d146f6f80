/** The pages and their addresses. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "tables" }
  | { page: "me" }
  | { page: "rules"; game: string }
  | { page: "learn"; lesson: string | null }
  | { page: "puzzles"; game: string | null; number: number | null }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "unknown" };

const CODE = /^[A-Za-z0-9]{4,16}$/;

export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "puzzles" && parts.length < 4) return { page: "puzzles", game: second ?? null, number: third && /^\d{1,6}$/.test(third) ? Number(third) : null };
  if (parts.length > 2) return { page: "unknown" };
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "me" && !second) return { page: "me" };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", lesson: second ?? null };
  if (first === "t" && second && CODE.test(second)) return { page: "table", code: second.toUpperCase() };
  if (first === "g" && second && CODE.test(second)) return { page: "replay", code: second.toUpperCase() };
  return { page: "unknown" };
}
