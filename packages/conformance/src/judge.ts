/** Whether an implementation does what a script says, sentence by sentence. */

import type { Answer, Request, Subject } from "./implementation.ts";
import type { Sentence, Step } from "./script.ts";
import { formatValue, isSame, parseText, Ref, type Value } from "./value.ts";

/** What came of a sentence; of those of its cases that fail, the shortest, up to the step that failed. */
export interface Finding {
  readonly id: string;
  readonly says: string;
  readonly passed: boolean;
  readonly example: readonly string[];
}

/** What an exception is called in any language: `InvalidCellException`, `invalid_cell`. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]|(exception|error)$/g, "");

function isSameException(expected: readonly string[], found: string): boolean {
  const [name = "", ...parts] = found.split(" ");
  const [wanted = "", ...rest] = expected;
  return plainName(wanted) === plainName(name) && rest.every((part, i) => part === parts[i]);
}

const isSameList = (a: readonly Value[], b: readonly Value[]): boolean =>
  isSame(a.map(formatValue).sort(), b.map(formatValue).sort());

const shown = (answer: Answer): string => {
  if (answer.kind === "value") return formatValue(answer.value);
  return answer.kind === "throws" ? `throws ${answer.name}` : `there is no ${answer.what}`;
};

/** One case under way: what was kept, by name. */
class Run {
  readonly #subject: Subject;
  readonly #kept = new Map<string, Value>();

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Takes a step; gives what is wrong with the answer, if anything is. */
  async take(step: Step): Promise<string | undefined> {
    const answer = await this.#answer(step.words);
    if (answer.kind === "value" && step.keep !== "") this.#kept.set(step.keep, answer.value);
    return (await this.#isAsExpected(step, answer)) ? undefined : shown(answer);
  }

  async #isAsExpected({ sign, expected }: Step, answer: Answer): Promise<boolean> {
    if (sign === "->" && expected[0] === "throws") {
      return answer.kind === "throws" && isSameException(expected.slice(1), answer.name);
    }
    if (answer.kind !== "value") return false;
    if (sign === "") return true;
    const [value = null] = await this.#values(expected);
    if (sign === "!>") return !isSame(value, answer.value);
    if (sign === "->") return isSame(value, answer.value);
    if (sign === "?>") return typeof value === "string" && String(answer.value).includes(value);
    return Array.isArray(value) && Array.isArray(answer.value) && isSameList(value, answer.value);
  }

  async #answer(words: readonly string[]): Promise<Answer> {
    const [first = "", second = "", third = "", ...rest] = words;
    if (first === "new") return this.#ask({ verb: "new", on: second, values: await this.#values(words.slice(2)) });
    if (first === "pick") return this.#picked(this.#kept.get(second.slice(1)) ?? null, words.slice(2).map(parseText));
    if (first === "text") return this.#ask({ verb: "text", on: this.#target(second) });
    if (second === "each") return this.#each(this.#kept.get(first.slice(1)) ?? null, third, await this.#values(rest));
    const on = this.#target(first);
    if (third === ":=") return this.#ask({ verb: "set", on, name: second.slice(1), values: await this.#values(rest) });
    if (second.startsWith(".")) return this.#ask({ verb: "get", on, name: second.slice(1) });
    return this.#ask({ verb: "call", on, name: second, values: await this.#values(words.slice(2)) });
  }

  async #picked(list: Value, texts: readonly string[]): Promise<Answer> {
    const found = await this.#each(list, "text", []);
    if (found.kind !== "value") return found;
    const [all, named] = [list as readonly Value[], found.value as readonly Value[]];
    const missing = texts.find((text) => !named.includes(text));
    if (missing !== undefined) return { kind: "unknown", what: missing };
    return { kind: "value", value: texts.map((text) => all[named.indexOf(text)] ?? null) };
  }

  async #each(list: Value, name: string, values: readonly Value[]): Promise<Answer> {
    const found: Value[] = [];
    for (const one of Array.isArray(list) ? list : []) {
      if (!(one instanceof Ref)) return { kind: "unknown", what: formatValue(one) };
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

  async #ask(request: Request): Promise<Answer> {
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

/** What came of one sentence. */
export async function judgeSentence(subject: Subject, { id, says, cases }: Sentence): Promise<Finding> {
  let example: string[] | undefined;
  for (const steps of cases) {
    await subject.reset();
    const run = new Run(subject);
    for (const [at, step] of steps.entries()) {
      if (example !== undefined && at >= example.length) break;
      const wrong = await run.take(step);
      if (wrong === undefined) continue;
      example = [...steps.slice(0, at).map(({ line }) => line), `${step.line}   got ${wrong}`];
      break;
    }
  }
  return { id, says, passed: example === undefined, example: example ?? [] };
}

/** What came of each sentence, as soon as it is known. */
export async function* judge(subject: Subject, sentences: readonly Sentence[]): AsyncGenerator<Finding> {
  for (const sentence of sentences) yield await judgeSentence(subject, sentence);
}
