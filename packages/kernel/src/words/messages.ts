/** Messages: every sentence a person reads or hears is a function with an id, in the package that says it, one table a language. */

import { visible } from "./shown.ts";

/** What a sentence is told with. */
export type Fact = string | number | undefined;

/** What a message is told, by name. */
export type Facts<K extends string = string> = Readonly<Record<K, Fact>>;

/** The messages of one package in one language. */
// biome-ignore lint/suspicious/noExplicitAny: each message says itself which facts it wants.
export type Messages = Readonly<Record<string, (...facts: any[]) => string>>;

/** The language of the page and of the command until another is chosen, and the one that tests read by. */
export const ENGLISH = "en";
const PSEUDO = "pseudo";

let language = ENGLISH;
const tables = new Map<string, Messages>();
const keyOf = (pack: string, tongue: string): string => `${pack} ${tongue}`;

/** Speaks another language from now on; a package that does not know it goes on in English. */
export function speak(tongue: string): void {
  language = tongue;
}

/** Says something in a language, and goes on in the one that was spoken: for whoever answers many people. */
export function inLanguage<T>(tongue: string, tell: () => T): T {
  const before = language;
  speak(tongue);
  try {
    return tell();
  } finally {
    speak(before);
  }
}

/** The messages of a package in another language, by the names of its tables. */
export type WordTables = Readonly<Record<string, Messages>>;

/** Adds what a package says in another language. */
export function learnLanguage(tongue: string, learned: WordTables): void {
  for (const [pack, messages] of Object.entries(learned)) tables.set(keyOf(pack, tongue), messages);
}

const ACCENTS: Readonly<Record<string, string>> = { a: "á", e: "é", i: "î", o: "ö", u: "ü", A: "Å", E: "É", O: "Ø" };

/** A third as much again; a long text grows by words, as texts do. */
const padding = (text: string): string =>
  text.length < 12 ? "~".repeat(Math.ceil(text.length / 3)) : " ~~~~".repeat(Math.ceil(text.length / 15));

/** A text that is longer, accented and marked, so that a test sees what does not come from here, and what has no room. */
const pseudo = (text: string): string =>
  text === "" ? text : `⟦${text.replaceAll(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter)}${padding(text)}⟧`;

/** Facts as they may be said: whatever they hold, they move no cursor and end no line. */
function harmless<F>(fact: F): F {
  if (typeof fact === "string") return visible(fact) as F;
  if (Array.isArray(fact)) return fact.map(harmless) as F;
  const isPlain = typeof fact === "object" && fact !== null && Object.getPrototypeOf(fact) === Object.prototype;
  if (!isPlain) return fact;
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, harmless(value)])) as F;
}

/** The messages of a package, each in the language that is spoken when it is asked for. */
export function spoken<M extends Messages>(pack: string, english: M): M {
  const tell =
    (id: string) =>
    (...facts: never[]) => {
      const own = english[id];
      const told = facts.map(harmless);
      if (language === PSEUDO) return pseudo(own?.(...told) ?? "");
      return (tables.get(keyOf(pack, language))?.[id] ?? own)?.(...told) ?? "";
    };
  return Object.fromEntries(Object.keys(english).map((id) => [id, tell(id)])) as unknown as M;
}
