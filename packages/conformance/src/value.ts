/** What goes between a script and an implementation: plain values, and names of objects that stay where they are. */

/** An object of the implementation, by the name it is known by. */
export class Ref {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** What is given to an implementation and comes back from it. */
export type Value = null | boolean | number | string | Ref | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", " ": "\\s", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const PLAIN: Readonly<Record<string, string>> = { "\\": "\\", s: " ", n: "\n", r: "\r", t: "\t" };

/** Writes a value as words: `12`, `true`, `null`, `'some\stext`, `@object`, `[ 1 2 ]`. */
export function formatValue(value: Value): string {
  if (typeof value === "string") return `'${value.replaceAll(/[\\ \n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}`;
  if (value instanceof Ref) return `@${value.name}`;
  if (Array.isArray(value)) return ["[", ...value.map(formatValue), "]"].join(" ");
  return String(value);
}

/** The text of a word that begins with `'`. */
export const parseText = (word: string): string =>
  word.slice(1).replaceAll(/\\(.)/g, (_, sign: string) => PLAIN[sign] ?? sign);

/** Lists in lists are read so deep; no document has any that are deeper than two. */
const DEEPEST = 100;

/** What is said of words whose lists lie too deep in each other; undefined when they do not. */
export function tooDeep(words: readonly string[]): string | undefined {
  let depth = 0;
  for (const word of words) {
    if (word === "[") depth += 1;
    if (word === "]") depth -= 1;
    if (depth > DEEPEST) return `lists that lie more than ${DEEPEST} deep in each other`;
  }
  return undefined;
}

/** Reads values from words until they end, or until a closing bracket; undefined when a word is none. */
export function parseValues(words: readonly string[]): Value[] | undefined {
  if (tooDeep(words) !== undefined) return undefined;
  let at = 0;
  const list = (): Value[] | undefined => {
    const found: Value[] = [];
    for (; at < words.length && words[at] !== "]"; at++) {
      const value = one(words[at] ?? "");
      if (value === undefined) return undefined;
      found.push(value);
    }
    return found;
  };
  const one = (word: string): Value | undefined => {
    if (word === "null") return null;
    if (word === "true" || word === "false") return word === "true";
    if (word.startsWith("'")) return parseText(word);
    if (word.startsWith("@") && word.length > 1) return new Ref(word.slice(1));
    if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(word)) return Number(word);
    if (word !== "[") return undefined;
    at += 1;
    const inner = list();
    return words[at] === "]" ? inner : undefined;
  };
  const values = list();
  return at === words.length ? values : undefined;
}

/** Whether two values are the same. */
export function isSame(a: Value, b: Value): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i] ?? null));
  if (a instanceof Ref) return b instanceof Ref && a.name === b.name;
  return a === b;
}
