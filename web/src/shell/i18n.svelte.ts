/** The page's texts: the package's own Fluent catalogues, fetched per language and file. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "$src/protocol/generated/answers";
import { settings } from "./settings.svelte";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** All catalogues except those that only the server and the terminal use; each game has a catalogue of its name. */
const files = import.meta.glob<string>(
  ["$texts/*/*.ftl", "!$texts/*/*-*.ftl", "!$texts/*/arena.ftl", "!$texts/*/cli.ftl", "!$texts/*/lessons.ftl", "!$texts/*/options.ftl", "!$texts/*/server.ftl"],
  { query: "?raw", import: "default" },
);

const ALWAYS = ["common", "web"];
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();
const wanted = new Set<string>(ALWAYS);

class Words {
  /** The language of the loaded texts: follows the chosen one as soon as its catalogues have arrived. */
  language = $state<Language>("en");
  /** Grows when a catalogue arrives, so that all texts are rendered again. */
  edition = $state(0);
}

export const words = new Words();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, found);
  }
  return found;
}

function fetchCatalogue(language: Language, name: string): Promise<void> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.ftl`));
  if (!path) return Promise.resolve();
  let promise = loaded.get(path);
  if (!promise) {
    promise = files[path]!().then((text) => {
      bundle(language).addResource(new FluentResource(text), { allowOverrides: true });
    });
    promise.catch(() => loaded.delete(path));
    loaded.set(path, promise);
  }
  return promise;
}

/** Load the texts of a language: those that every page needs and those requested with `needTexts`. */
export async function prepareTexts(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => fetchCatalogue(language, name)));
  words.language = language;
  words.edition += 1;
}

/** Load further catalogues, in this language and any chosen later. */
export async function needTexts(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await prepareTexts(settings.language);
}

/** A message in the page's language; an attribute is written as `id.attribute`. */
export const say: Say = (id, args) => {
  void words.edition;
  return lookUp(id, args) ?? id;
};

/** The message if it exists, for names that only some games have texts for. */
export function sayIf(id: string, args?: Record<string, string | number>): string | null {
  void words.edition;
  return lookUp(id, args);
}

function lookUp(id: string, args?: Record<string, string | number>): string | null {
  const here = bundle(words.language);
  const dot = id.indexOf(".");
  const message = here.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) return null;
  const problems: Error[] = [];
  return here.formatPattern(pattern, args ?? null, problems);
}

/** A list of names in words: Anna, Ben and Cleo. */
export function both(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : say("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** A number formatted in the page's language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}
