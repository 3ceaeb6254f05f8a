import { describe, expect, test } from "vitest";
import {
  answerLine,
  formatAnswer,
  formatRequest,
  formatValue,
  LocalSubject,
  parseAnswer,
  parseRequest,
  parseValues,
  Ref,
  type Value,
} from "./index.ts";

describe("values", () => {
  const VALUES: readonly [string, Value][] = [
    ["null", null],
    ["true", true],
    ["false", false],
    ["-12", -12],
    ["0.5", 0.5],
    ["'", ""],
    ["'a\\sb\\n\\\\c\\t\\r♠", "a b\n\\c\t\r♠"],
    ["@7", new Ref("7")],
    ["[ ]", []],
    ["[ 1 [ 'a ] @b null ]", [1, ["a"], new Ref("b"), null]],
  ];
  test.each(VALUES)("CF-V1 %s", (text, value) => {
    expect(formatValue(value)).toBe(text);
    expect(parseValues(text.split(" "))).toEqual([value]);
  });

  test.each(["word", "[ 1", "1 ]", "@", "[ x ]", "1x"])("CF-V1 %s is none", (text) => {
    expect(parseValues(text.split(" "))).toBeUndefined();
  });
});

describe("the protocol", () => {
  test("CF-P1 lists that lie too deep in each other are refused, in an answer and in a request", async () => {
    const deep = (n: number) => `${"[ ".repeat(n)}${"] ".repeat(n)}`.trim();
    const why = "lists that lie more than 100 deep in each other";
    expect(parseAnswer(`ok ${deep(100)}`).kind).toBe("value");
    for (const list of [deep(101), deep(100_000), "[ ".repeat(20_000)]) {
      expect(parseAnswer(`ok ${list}`)).toEqual({ kind: "silent", why });
      expect(await answerLine(new LocalSubject({}), `new A ${list}`)).toBe(`unknown ${why}`);
    }
  });

  test.each(["new CardT 'H 'A", "new Game", "call @1 move 'CASCADE 0", "get @1 turn", "set @1 turn 'left", "text @1"])(
    "CF-P1 the request %s",
    (line) => {
      const request = parseRequest(line);
      expect(request && formatRequest(request)).toBe(line);
    },
  );

  test.each(["", "call", "call @1", "get @1 turn 3", "text @1 x", "new", "set @1 turn x", "fetch @1 a", "new A ["])(
    "CF-P1 %s is no request",
    async (line) => {
      expect(parseRequest(line)).toBeUndefined();
      expect(await answerLine(new LocalSubject({}), line)).toBe(`unknown ${line}`);
    },
  );

  test.each([
    "ok 12",
    "ok [ 'a @1 ]",
    "throws invalid_cell",
    "throws ContractViolation precondition valid_row",
    "unknown move",
    "silent not in time",
  ])("CF-P1 the answer %s", (line) => {
    expect(formatAnswer(parseAnswer(line))).toBe(line);
  });

  test.each([
    ["ok", { kind: "value", value: null }],
    ["", { kind: "silent", why: "" }],
    ["yes", { kind: "silent", why: "yes" }],
    ["ok 1 2", { kind: "silent", why: "ok 1 2" }],
    ["throws", { kind: "silent", why: "throws" }],
    ["unknown", { kind: "unknown", what: "" }],
  ])("CF-P1 the answer %j of somebody careless", (line, answer) => {
    expect(parseAnswer(line)).toEqual(answer);
  });
});
