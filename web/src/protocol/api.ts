/** Requests to the server. Every failure becomes a `Rejected` with a code and a sentence for the player. */
import type { Chapter, Draw, ErrorBody, Export, Fit, GameInfo, MyTables, OpenedTable, Replay, ReviewInfo, ReviewProgress, RuleBook, SeatAdvice, SeatCosts, SeatKey, Statistics, YourTable } from "$src/protocol/generated/answers";
import type { Combination, NewTable, SomeSettings } from "$src/protocol/generated/requests";
import { url } from "$src/shell/basePath";
import { say, words } from "$src/shell/i18n.svelte";
import { Rejected } from "./rejected";
import { tokenFor } from "./seatTokens";

/** Milliseconds between two requests for something that is not ready. */
const AGAIN = 500;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown, token?: string | null, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const address = `${url("/api")}${path}${path.includes("?") ? "&" : "?"}lang=${words.language}`;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: method === "GET" ? null : JSON.stringify(body ?? {}), signal: signal ?? null });
  } catch {
    throw new Rejected("offline", say("web-error-offline"));
  }
  if (!answer.ok) throw await rejection(answer);
  return answer;
}

async function rejection(answer: Response): Promise<Rejected> {
  try {
    const problem = (await answer.json()) as ErrorBody;
    return new Rejected(problem.code, problem.sentence || say("web-error-server"), problem.facts);
  } catch {
    return new Rejected("server", say("web-error-server"));
  }
}

async function json<T>(method: Method, path: string, body?: unknown, token?: string | null, signal?: AbortSignal): Promise<T> {
  return (await (await ask(method, path, body, token, signal)).json()) as T;
}

const table = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const games = (): Promise<GameInfo[]> => json("GET", "/games");

export const fit = (game: string, players: number, options: Combination["options"], keep: string): Promise<Fit> =>
  json("POST", `/games/${encodeURIComponent(game)}/fit`, { players, options, keep });

export const rules = (game: string): Promise<RuleBook> => json("GET", `/rules/${encodeURIComponent(game)}`);

export const openTable = (wish: NewTable): Promise<OpenedTable> => json("POST", "/tables", wish);
export const myTables = (): Promise<MyTables> => json("GET", "/me");

export const statistics = (): Promise<Statistics> => json("GET", "/me/statistics");
/** All stored data of this browser's guest; if there are many tables, of those opened before a given time. */
export const exported = (before: number | null): Promise<Export> => json("GET", `/me/export${before === null ? "" : `?before=${before}`}`);
export const deleteMe = (): Promise<unknown> => ask("DELETE", "/me", { delete: "everything" });

export const oneTable = (code: string): Promise<YourTable> => json("GET", table(code), undefined, tokenFor(code));

export const sitDown = (code: string, seat: number, name: string): Promise<SeatKey> =>
  json("POST", `${table(code)}/seats/${seat}`, { name });

export const freeSeat = (code: string, seat: number): Promise<unknown> =>
  json("DELETE", `${table(code)}/seats/${seat}`, {}, tokenFor(code, seat));

export const putBot = (code: string, seat: number, level: string): Promise<unknown> =>
  json("PUT", `${table(code)}/seats/${seat}/bot`, { level }, tokenFor(code));

export const takeBotOut = (code: string, seat: number): Promise<unknown> =>
  json("DELETE", `${table(code)}/seats/${seat}/bot`, {}, tokenFor(code, seat));

export const changeSettings = (code: string, settings: SomeSettings): Promise<unknown> =>
  json("PATCH", table(code), { settings }, tokenFor(code));

export const seal = (code: string, seat: number, sealed: string): Promise<unknown> =>
  json("POST", `${table(code)}/seal`, { seat, seal: sealed }, tokenFor(code, seat));

export const showWord = (code: string, seat: number, round: number, word: string): Promise<unknown> =>
  json("POST", `${table(code)}/word`, { seat, round, word }, tokenFor(code, seat));

export const start = (code: string): Promise<unknown> => json("POST", `${table(code)}/start`, {}, tokenFor(code));
/** Nothing remains of a closed table, so the answer is empty. */
export const closeTable = (code: string): Promise<unknown> => ask("DELETE", table(code), {}, tokenFor(code));
export const resign = (code: string, seat: number): Promise<unknown> => json("POST", `${table(code)}/resign`, { seat }, tokenFor(code, seat));

export const abandon = (code: string, seat: number, agree: boolean): Promise<unknown> =>
  json("POST", `${table(code)}/abandon`, { seat, agree }, tokenFor(code, seat));

export const undo = (code: string, seat: number): Promise<unknown> => json("POST", `${table(code)}/undo`, { seat }, tokenFor(code, seat));
export const rematch = (code: string): Promise<OpenedTable> => json("POST", `${table(code)}/rematch`, {}, tokenFor(code));
export const seatLink = (code: string, seat: number): Promise<SeatKey> => json("POST", `${table(code)}/link`, { seat }, tokenFor(code, seat));

/** What each move of one of this browser's seats is worth, after this many milliseconds of thinking. */
export const advice = (code: string, seat: number, within: number, signal: AbortSignal): Promise<SeatAdvice> =>
  json("GET", `${table(code)}/seats/${seat}/advice?within=${within}`, undefined, tokenFor(code, seat), signal);

/** What the choices of a seat cost compared with perfect play. */
export const costs = (code: string, seat: number): Promise<SeatCosts> => json("GET", `${table(code)}/seats/${seat}/costs`, undefined, tokenFor(code, seat));

/** The story so far; `you` is the seat addressed as "you" if a single person is looking. */
export const story = (code: string, seat: number | null, you: boolean): Promise<Chapter[]> =>
  json("GET", `${table(code)}/story?since=0${seat === null ? "" : `&seat=${seat}&you=${you}`}`, undefined, tokenFor(code, seat));

export const replay = (code: string, seat: number | null): Promise<Replay> =>
  json("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** The review of a finished game. This takes time: until it is ready, `told` receives the progress. */
export async function review(code: string, told: (progress: ReviewProgress) => void, signal: AbortSignal): Promise<ReviewInfo> {
  for (;;) {
    const answer = await ask("GET", `${table(code)}/review`, undefined, null, signal);
    if (answer.status !== 202) return (await answer.json()) as ReviewInfo;
    told((await answer.json()) as ReviewProgress);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
export const recordPath = (code: string): string => url(`/api${table(code)}/record`);
export const record = async (code: string): Promise<string> => (await ask("GET", `${table(code)}/record`)).text();
/** What each chance result of a record was drawn from, by the rules, which the page does not have. */
export const draws = (text: string): Promise<Draw[]> => json("POST", "/draws", { record: text });
