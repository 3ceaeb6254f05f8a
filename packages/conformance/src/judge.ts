/** Whether an implementation does what a script says, sentence by sentence. */

import type { Request, Subject, SubjectAnswer } from "./implementation.ts";
import type { Sentence, Step } from "./script.ts";
import { formatValue, isSame, parseText, Ref, type Value } from "./value.ts";

/** What came of a sentence; of those of its cases that fail, the shortest, up to the step that failed. */
export interface Finding {
  readonly id: string;
  readonly says: string;
  readonly passed: boolean;
  /** Whether it fails because there is nothing to ask: no such class, or no such member of it. */
  readonly isAbsent: boolean;
  readonly example: readonly string[];
}

/** What an exception is called in any language: `InvalidCellException`, `invalid_cell`. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]|(exception|error)$/g, "");

/** `BadArgument<IllegalArgumentException` is either: the class of an exception, and those that it extends. */
function isSameException(expected: readonly string[], found: string): boolean {
  const [name = "", ...parts] = found.split(" ");
  const [wanted = "", ...rest] = expected;
  return name.split("<").map(plainName).includes(plainName(wanted)) && rest.every((part, i) => part === parts[i]);
}

const isSameList = (a: readonly Value[], b: readonly Value[]): boolean =>
  isSame(a.map(formatValue).sort(), b.map(formatValue).sort());

const shown = (answer: SubjectAnswer): string => {
  if (answer.kind === "value") return formatValue(answer.value);
  if (answer.kind === "throws") return `throws ${answer.name.replace(/(?<=[^\s<])<\S*/, "")}`;
  return answer.kind === "silent" ? `no answer: ${answer.why}` : `there is no ${answer.what}`;
};

/** Whether lists of the same things lie in orders that have nothing to do with each other: one is no cut of another, nor turned round, nor mixed in its parts alone. */
function areMixed(lists: readonly (readonly string[])[]): boolean {
  const neighbours = (list: readonly string[]) =>
    list.map((one, i) => [one, list[(i + 1) % list.length] ?? ""].sort().join(" "));
  return lists.slice(1).every((list, i) => {
    const before = lists[i] ?? [];
    const pairs = new Set(neighbours(before));
    const isFar = (one: string, at: number): boolean => Math.abs(at - before.indexOf(one)) * 4 >= list.length;
    return (
      neighbours(list).filter((pair) => pairs.has(pair)).length * 2 < list.length &&
      list.filter(isFar).length * 5 >= list.length
    );
  });
}

/** Whether the same permutation leads from each list to the next. */
function haveOneStep(lists: readonly (readonly string[])[]): boolean {
  const steps = lists.slice(1).map((list, i) => list.map((one) => lists[i]?.indexOf(one)).join(" "));
  return steps.length > 1 && new Set(steps).size === 1;
}

/** The names that a word stands for: `$a`, or `$a+$b` for several lists. */
const namesIn = (word: string): readonly string[] => (word.startsWith("$") ? word.slice(1).split("+$") : []);

/** Where a text of several lines is another than the one expected: the first line that differs, of either. */
function difference({ sign, expected: [word = ""] }: Step, answer: SubjectAnswer): string[] {
  if (sign !== "->" || !word.startsWith("'") || answer.kind !== "value" || typeof answer.value !== "string") return [];
  const [wanted, found] = [parseText(word).split("\n"), answer.value.split("\n")];
  if (wanted.length === 1 && found.length === 1) return [];
  const at = Array.from({ length: wanted.length + 1 }, (_, i) => i).find((i) => wanted[i] !== found[i]) ?? 0;
  const line = (all: readonly string[]): string => all[at] || (at < all.length ? "an empty line" : "no line");
  return [`line ${at + 1} of it: ${line(wanted)}   got ${line(found)}`];
}

/** One case under way: what was kept, by name. */
class Run {
  readonly #subject: Subject;
  readonly #kept = new Map<string, Value>();

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Takes a step; gives the answer if it is a wrong one. */
  async take(step: Step): Promise<SubjectAnswer | undefined> {
    const answer = await this.#answer(step.words);
    if (answer.kind === "value" && step.keep !== "") this.#kept.set(step.keep, answer.value);
    return (await this.#isAsExpected(step, answer)) ? undefined : answer;
  }

  async #isAsExpected({ sign, expected }: Step, answer: SubjectAnswer): Promise<boolean> {
    if (sign === "->" && expected[0] === "throws") {
      return answer.kind === "throws" && isSameException(expected.slice(1), answer.name);
    }
    if (sign === "->" && expected[0] === "refused") {
      // What a language does not even let a caller write is refused as well.
      if (answer.kind === "unknown") return true;
      return answer.kind === "throws" && (expected.length === 1 || isSameException(expected.slice(1), answer.name));
    }
    if (answer.kind !== "value") return false;
    if (sign === "") return true;
    const [value = null] = await this.#values(expected);
    if (sign === "!>") return !isSame(value, answer.value);
    if (sign === "->") return isSame(value, answer.value);
    if (sign === "?>" || sign === "!?>") {
      return typeof value === "string" && String(answer.value).includes(value) === (sign === "?>");
    }
    return Array.isArray(value) && Array.isArray(answer.value) && isSameList(value, answer.value);
  }

  async #answer(words: readonly string[]): Promise<SubjectAnswer> {
    const [first = "", second = "", third = "", ...rest] = words;
    if (first === "new") return this.#ask({ verb: "new", on: second, values: await this.#values(words.slice(2)) });
    if (first === "pick") return this.#picked(this.#kept.get(second.slice(1)) ?? null, words.slice(2).map(parseText));
    if (first === "list") return { kind: "value", value: await this.#values(words.slice(1)) };
    if (first === "mixed") return this.#mixed(words.slice(1));
    if (first === "words") return this.#words(this.#kept.get(second.slice(1)) ?? null);
    if (first === "text") return this.#ask({ verb: "text", on: this.#target(second) });
    if (second === "each") return this.#each(this.#list(first), third, await this.#values(rest));
    const on = this.#target(first);
    if (third === ":=") return this.#ask({ verb: "set", on, name: second.slice(1), values: await this.#values(rest) });
    if (second.startsWith(".")) return this.#ask({ verb: "get", on, name: second.slice(1) });
    return this.#ask({ verb: "call", on, name: second, values: await this.#values(words.slice(2)) });
  }

  /** A kept list by its name, or several as one: `$a+$b`. */
  #list(word: string): Value {
    return namesIn(word).flatMap((name) => this.#kept.get(name) ?? []);
  }

  /** Whether kept lists are as many different orders, with no rule that leads from one to the next. */
  #mixed(names: readonly string[]): SubjectAnswer {
    const lists = names
      .map((name) => this.#list(name))
      .map((list) => (Array.isArray(list) ? list.map(formatValue) : []));
    return { kind: "value", value: areMixed(lists) && !haveOneStep(lists) };
  }

  /** The words of a kept text. */
  #words(text: Value): SubjectAnswer {
    if (typeof text !== "string") return { kind: "unknown", what: formatValue(text) };
    return { kind: "value", value: text.split(/[\s,:]+/).filter((word) => word !== "") };
  }

  async #picked(list: Value, texts: readonly string[]): Promise<SubjectAnswer> {
    const found = await this.#each(list, "text", []);
    if (found.kind !== "value") return found;
    const [all, named] = [list as readonly Value[], found.value as readonly Value[]];
    const missing = texts.find((text) => !named.includes(text));
    if (missing !== undefined) return { kind: "unknown", what: missing };
    return { kind: "value", value: texts.map((text) => all[named.indexOf(text)] ?? null) };
  }

  async #each(list: Value, name: string, values: readonly Value[]): Promise<SubjectAnswer> {
    const found: Value[] = [];
    for (const one of Array.isArray(list) ? list : []) {
      if (!(one instanceof Ref)) return { kind: "unknown", what: formatValue(one) };
      if (name.includes("+")) {
        const all: Value[] = [];
        for (const part of name.split("+")) {
          const answer = await this.#each([one], part, values);
          if (answer.kind !== "value") return answer;
          all.push(...(answer.value as readonly Value[]));
        }
        found.push(all);
        continue;
      }
      const on = `@${one.name}`;
      const request: Request =
        name === "text"
          ? { verb: "text", on }
          : name.startsWith(".")
            ? { verb: "get", on, name: name.slice(1) }
            : { verb: "call", on, name, values };
      const answer = await this.#ask(request);
      if (answer.kind !== "value") return answer;
      found.push(answer.value);
    }
    return { kind: "value", value: found };
  }

  async #ask(request: Request): Promise<SubjectAnswer> {
    return this.#subject.ask(request);
  }

  /** A kept object by its name, or a class by its own. */
  #target(word: string): string {
    const kept = word.startsWith("$") ? this.#kept.get(word.slice(1)) : undefined;
    return kept instanceof Ref ? `@${kept.name}` : word;
  }

  /** The values that words stand for; objects are made on the way. */
  async #values(words: readonly string[]): Promise<Value[]> {
    const stack: { readonly made: string; readonly values: Value[] }[] = [{ made: "", values: [] }];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? "";
      const top = stack.at(-1);
      if (word === "[") stack.push({ made: "", values: [] });
      else if (word === "(") stack.push({ made: words[++at] ?? "", values: [] });
      else if (word === "]" || word === ")") {
        const ended = stack.pop();
        if (ended !== undefined) stack.at(-1)?.values.push(await this.#ended(ended.made, ended.values));
      } else top?.values.push(this.#value(word));
    }
    return stack[0]?.values ?? [];
  }

  async #ended(made: string, values: readonly Value[]): Promise<Value> {
    if (made === "") return values;
    const answer = await this.#ask({ verb: "new", on: made, values });
    return answer.kind === "value" ? answer.value : null;
  }

  #value(word: string): Value {
    if (word.startsWith("$")) return this.#kept.get(word.slice(1)) ?? null;
    if (word.startsWith("'")) return parseText(word);
    if (word === "true" || word === "false") return word === "true";
    return word === "null" ? null : Number(word);
  }
}

/** Steps that fail at the last of them, and the answer there. */
interface Failure {
  readonly steps: readonly Step[];
  readonly answer: SubjectAnswer;
}

/** Takes steps, at most so many, until one fails. */
async function failureOf(subject: Subject, steps: readonly Step[], most: number): Promise<Failure | undefined> {
  await subject.reset();
  const run = new Run(subject);
  for (const [at, step] of steps.slice(0, most).entries()) {
    const answer = await run.take(step);
    if (answer !== undefined) return { steps: steps.slice(0, at + 1), answer };
  }
  return undefined;
}

/** Whether what a step keeps is named in one of the steps after it, before the name is given away. */
function isNamedLater(steps: readonly Step[], at: number): boolean {
  const [{ keep } = { keep: "" }, ...after] = steps.slice(at);
  const next = after.findIndex((step) => step.keep === keep);
  const until = next < 0 ? after : after.slice(0, next + 1);
  return keep !== "" && until.some(({ words, expected }) => [...words, ...expected].flatMap(namesIn).includes(keep));
}

/** The failure without the steps that it does not need: one that a right implementation goes through, and that fails as before. */
async function smallest(subject: Subject, right: Subject, failure: Failure): Promise<Failure> {
  let found = failure;
  for (let at = failure.steps.length - 2; at >= 0; at--) {
    if (found.answer.kind === "unknown" || found.answer.kind === "silent") break;
    // An example is read: no name stands in it of which nobody says what it is.
    if (isNamedLater(found.steps, at)) continue;
    const fewer = found.steps.toSpliced(at, 1);
    if ((await failureOf(right, fewer, fewer.length)) !== undefined) continue;
    const other = await failureOf(subject, fewer, fewer.length);
    if (other?.answer.kind === "silent") break;
    if (other?.steps.length === fewer.length && other.answer.kind === found.answer.kind) found = other;
  }
  return found;
}

/** What came of one sentence. With a right implementation at hand, the example has no step that it does not need. */
export async function judgeSentence(subject: Subject, sentence: Sentence, right?: Subject): Promise<Finding> {
  let failure: Failure | undefined;
  let isAbsent = true;
  for (const steps of sentence.cases) {
    const found = await failureOf(subject, steps, failure?.steps.length ?? steps.length);
    isAbsent &&= found === undefined || found.answer.kind === "unknown";
    failure = found ?? failure;
  }
  const { id, says } = sentence;
  if (failure === undefined) return { id, says, passed: true, isAbsent: false, example: [] };
  const { steps, answer } = right === undefined ? failure : await smallest(subject, right, failure);
  const lines = steps.map(({ line }) => line);
  return {
    id,
    says,
    passed: false,
    isAbsent,
    example: [
      ...lines.slice(0, -1),
      `${lines.at(-1)}   got ${shown(answer)}`,
      ...steps.slice(-1).flatMap((step) => difference(step, answer)),
    ],
  };
}

/** What came of each sentence, as soon as it is known. */
export async function* judge(
  subject: Subject,
  sentences: readonly Sentence[],
  right?: Subject,
): AsyncGenerator<Finding> {
  for (const sentence of sentences) yield await judgeSentence(subject, sentence, right);
}
