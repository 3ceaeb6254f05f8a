/** How the player likes it: kept in the browser, shown on the page at once. */

import { Cell } from "./cell.ts";

/** Everything that can be set. */
export interface Settings {
  readonly theme: "system" | "light" | "dark" | "contrast";
  readonly deck: "two" | "four";
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  readonly still: boolean;
  readonly pick: boolean;
  readonly sound: boolean;
  readonly timer: boolean;
  /** How much help there is: none, the light, a good move as well, or the whole line. */
  readonly help: "none" | "light" | "move" | "line";
  /** For each game, whether its lesson has been taken or declined. */
  readonly taught: Readonly<Record<string, boolean>>;
  /** For each game, what is chosen of its own preferences. */
  readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is set until somebody sets something else. */
export const STANDARD: Settings = {
  theme: "system",
  deck: "two",
  largeIndex: false,
  leftHanded: false,
  still: false,
  pick: false,
  sound: false,
  timer: true,
  help: "line",
  taught: {},
  games: {},
};

const KEY = "baize.settings";

/** Settings from text; what is missing or broken is standard. */
export function readSettings(text: string | null): Settings {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return STANDARD;
    const known = Object.entries(found).filter(
      ([name, value]) => typeof value === typeof STANDARD[name as keyof Settings] && value !== null,
    );
    return { ...STANDARD, ...Object.fromEntries(known) };
  } catch {
    return STANDARD;
  }
}

/** The settings of this browser. */
export const settings = new Cell<Settings>(readSettings(localStorage.getItem(KEY)));

/** Changes some of them. */
export function set(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  localStorage.setItem(KEY, JSON.stringify(settings.get()));
}

/** Notes that a game's lesson has been taken or declined. */
export function teach(game: string): void {
  const { taught } = settings.get();
  if (!taught[game]) set({ taught: { ...taught, [game]: true } });
}

const media = (query: string): MediaQueryList => matchMedia(query);

/** The theme that is shown: the chosen one, or the system's. */
export function shownTheme(): "light" | "dark" | "contrast" {
  const { theme } = settings.get();
  if (theme !== "system") return theme;
  if (media("(prefers-contrast: more)").matches) return "contrast";
  return media("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Whether things should not travel. */
export const isStill = (): boolean => settings.get().still || media("(prefers-reduced-motion: reduce)").matches;

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = shownTheme();
  dataset.deck = settings.get().deck;
  dataset.still = String(isStill());
}

/** Shows the settings on the page, now and whenever they change, here or in another tab. */
export function watchSettings(): void {
  show();
  settings.subscribe(show);
  for (const query of [
    "(prefers-contrast: more)",
    "(prefers-color-scheme: dark)",
    "(prefers-reduced-motion: reduce)",
  ]) {
    media(query).addEventListener("change", show);
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) settings.set(readSettings(newValue));
  });
}
