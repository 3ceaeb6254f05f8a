/** The line protocol: requests and answers as lines of words, so that an implementation may be a program in any language. */

import type { Request, Subject, SubjectAnswer } from "./implementation.ts";
import { formatValue, parseValues, tooDeep } from "./value.ts";

/** Writes `call @1 getSize`, `new CardT 'H 'A`, `get @1 turn`, `set @1 turn 'left`, `text @1`. */
export function formatRequest(request: Request): string {
  const name = "name" in request ? [request.name] : [];
  const values = "values" in request ? request.values.map(formatValue) : [];
  return [request.verb, request.on, ...name, ...values].join(" ");
}

/** Reads a request; undefined when it is none. */
export function parseRequest(line: string): Request | undefined {
  const [verb = "", on = "", ...rest] = line.trim().split(" ");
  if (on === "") return undefined;
  if (verb === "text") return rest.length === 0 ? { verb, on } : undefined;
  if (verb === "new") {
    const values = parseValues(rest);
    return values && { verb, on, values };
  }
  const [name = "", ...words] = rest;
  const values = parseValues(words);
  if (name === "" || values === undefined) return undefined;
  if (verb === "get") return values.length === 0 ? { verb, on, name } : undefined;
  return verb === "call" || verb === "set" ? { verb, on, name, values } : undefined;
}

/** Writes `ok 12`, `throws invalid_cell`, `unknown getSize`, or `silent` and why. */
export function formatAnswer(answer: SubjectAnswer): string {
  if (answer.kind === "throws") return `throws ${answer.name}`;
  if (answer.kind === "silent") return `silent ${answer.why}`;
  return answer.kind === "value" ? `ok ${formatValue(answer.value)}` : `unknown ${answer.what}`;
}

/** Reads an answer; what is none is shown as it came, and says nothing of what there is. */
export function parseAnswer(line: string): SubjectAnswer {
  const [word = "", ...rest] = line.trim().split(" ");
  if (word === "throws" && rest.length > 0) return { kind: "throws", name: rest.join(" ") };
  if (word === "silent") return { kind: "silent", why: rest.join(" ") };
  const values = word === "ok" ? parseValues(rest) : undefined;
  const [value = null] = values ?? [];
  if (values !== undefined && values.length < 2) return { kind: "value", value };
  return word === "unknown"
    ? { kind: "unknown", what: rest.join(" ") }
    : { kind: "silent", why: tooDeep(rest) ?? line };
}

/** The answer of an implementation to a line. */
export async function answerLine(subject: Subject, line: string): Promise<string> {
  if (line.trim() === "reset") {
    await subject.reset();
    return "ok";
  }
  const request = parseRequest(line);
  return formatAnswer(
    request === undefined
      ? { kind: "unknown", what: tooDeep(line.split(" ")) ?? line.trim() }
      : await subject.ask(request),
  );
}

/** An implementation that is asked by lines. */
export const remoteSubject = (askLine: (line: string) => Promise<string>): Subject => ({
  ask: async (request) => parseAnswer(await askLine(formatRequest(request))),
  async reset() {
    await askLine("reset");
  },
});
