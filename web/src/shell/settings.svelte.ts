/** The player's settings of the page; stored in this browser, and harmless if they cannot be stored. */

import { LANGUAGES, type Language } from "$src/protocol/generated/answers";

export type Theme = "auto" | "light" | "dark";

/** By name, the factor on normal speed; 0 is without motion. */
export const SPEEDS: readonly [string, number][] = [
  ["slow", 0.5],
  ["normal", 1],
  ["fast", 2],
  ["none", 0],
];

const KEY = "flambeur.settings";

interface Kept {
  language: Language;
  theme: Theme;
  speed: number;
  sound: boolean;
  /** Whether sounds of dice, money and cards are on. */
  noises: boolean;
  notify: boolean;
  chat: boolean;
  name: string;
  /** The kinds of tables whose "how to play" was seen or declined. */
  met: string[];
}

export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return "en";
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

const kept = read();

class Settings implements Kept {
  language = $state<Language>(firstLanguage(kept.language ? [kept.language] : navigator.languages));
  theme = $state<Theme>(kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto");
  speed = $state<number>(typeof kept.speed === "number" && kept.speed >= 0 && kept.speed <= 4 ? kept.speed : 1);
  sound = $state(kept.sound ?? false);
  noises = $state(kept.noises ?? true);
  notify = $state(kept.notify ?? false);
  chat = $state(kept.chat ?? true);
  name = $state(typeof kept.name === "string" ? kept.name.slice(0, 40) : "");
  met = $state.raw<string[]>(Array.isArray(kept.met) ? kept.met : []);

  /** Call after a change; a browser without storage simply starts from the defaults next time. */
  keep(): void {
    const { language, theme, speed, sound, noises, notify, chat, name, met } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, noises, notify, chat, name, met }));
    } catch {
      return;
    }
  }

  /** Mark a kind of table as known, so that it is introduced only once. */
  meet(kind: string): void {
    if (this.met.includes(kind)) return;
    this.met = [...this.met, kind];
    this.keep();
  }
}

export const settings = new Settings();

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Surroundings {
  dark = $state(dark.matches);
  reducedMotion = $state(still.matches);
}

/** The device's preferences for light and motion. */
export const surroundings = new Surroundings();
dark.addEventListener("change", () => (surroundings.dark = dark.matches));
still.addEventListener("change", () => (surroundings.reducedMotion = still.matches));

export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return surroundings.dark ? "dark" : "light";
}
