/** How the player likes the page: kept in the browser, shown at once. */

import type { Back } from "@baize/faces";
import { PEOPLE, type Sitter } from "@baize/midend";
import { Stored } from "./stored.ts";

/** Everything that can be set about the page. What belongs to a game is kept apart. */
export interface Settings {
  readonly theme: "system" | "light" | "dark" | "contrast";
  readonly deck: "two" | "four";
  /** What the backs of cards look like. */
  readonly back: Back;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  readonly still: boolean;
  readonly pick: boolean;
  readonly sound: boolean;
  readonly timer: boolean;
  /** How much help there is: none, all of it once it is asked for, the light, a good move as well, or the whole line. */
  readonly help: "none" | "asked" | "light" | "move" | "line";
  /** What the player is called at a table of several, and their face. */
  readonly name: string;
  readonly face: string;
}

/** What is set until somebody sets something else. */
export const STANDARD: Settings = {
  theme: "system",
  deck: "two",
  back: "quilt",
  largeIndex: false,
  leftHanded: false,
  still: false,
  pick: false,
  sound: false,
  timer: true,
  help: "line",
  name: "",
  face: "cap",
};

/** The words that a setting may be; those without a list are true or false. */
const WORDS: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  theme: ["system", "light", "dark", "contrast"],
  deck: ["two", "four"],
  back: ["robe", "scale", "quilt", "quill"],
  help: ["none", "asked", "light", "move", "line"],
  face: PEOPLE,
};

/** A name is at most so long. */
export const NAME_LENGTH = 20;

/** The settings that a value read from outside holds; what is missing or broken is left out. */
export function someSettings(found: unknown): Partial<Settings> {
  const fields = (typeof found === "object" && found !== null ? found : {}) as Readonly<Record<string, unknown>>;
  const isGood = (name: keyof Settings): boolean =>
    name === "name"
      ? typeof fields.name === "string" && fields.name.length <= NAME_LENGTH
      : (WORDS[name]?.includes(String(fields[name])) ?? typeof fields[name] === "boolean");
  const names = Object.keys(STANDARD) as (keyof Settings)[];
  return Object.fromEntries(names.filter(isGood).map((name) => [name, fields[name]]));
}

/** Settings from a value read from outside; what is missing or broken is standard. */
export const readSettings = (found: unknown): Settings => ({ ...STANDARD, ...someSettings(found) });

/** The settings of this browser. */
export const settings = new Stored<Settings>("baize.settings", readSettings);

/** Changes some of them. */
export const set = (change: Partial<Settings>): void => settings.write({ ...settings.get(), ...change });

/** The player, as others at a table see them. */
export function ownSitter(): Sitter {
  const { name, face } = settings.get();
  return { kind: "person", face, ...(name !== "" && { name }) };
}

/** What a system says that shows more contrast, or colours of its own. */
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

const media = (query: string): MediaQueryList => matchMedia(query);

/** The theme that is shown: the chosen one, or the system's. */
export function shownTheme(): "light" | "dark" | "contrast" {
  const { theme } = settings.get();
  if (theme !== "system") return theme;
  if (media(CONTRAST).matches) return "contrast";
  return media("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Whether things should not travel. */
export const isStill = (): boolean => settings.get().still || media("(prefers-reduced-motion: reduce)").matches;

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = shownTheme();
  dataset.deck = settings.get().deck;
  dataset.back = settings.get().back;
  dataset.still = String(isStill());
  // The browser's own edge takes the colour of the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue("--edge-colour").trim() || meta.content;
  }
}

/** Shows the settings on the page, now and whenever they change. */
export function watchSettings(): void {
  show();
  settings.subscribe(show);
  for (const query of [CONTRAST, "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    media(query).addEventListener("change", show);
  }
}
