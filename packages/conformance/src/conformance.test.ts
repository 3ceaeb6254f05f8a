import { describe, expect, test } from "vitest";
import {
  answerLine,
  formatAnswer,
  formatRequest,
  formatValue,
  judge,
  LocalSubject,
  parseAnswer,
  parseRequest,
  parseScript,
  parseValues,
  Ref,
  remoteSubject,
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
  ])("CF-P1 the answer %s", (line) => {
    expect(formatAnswer(parseAnswer(line))).toBe(line);
  });

  test.each([
    ["ok", { kind: "value", value: null }],
    ["", { kind: "unknown", what: "" }],
    ["yes", { kind: "unknown", what: "yes" }],
    ["ok 1 2", { kind: "unknown", what: "ok 1 2" }],
    ["throws", { kind: "unknown", what: "throws" }],
  ])("CF-P1 the answer %j of somebody careless", (line, answer) => {
    expect(parseAnswer(line)).toEqual(answer);
  });
});

/** Counts up; below 0 there is nothing. */
class Counter {
  value: number;
  readonly #twins: Counter[] = [];

  constructor(value: number) {
    if (value < 0) throw Object.assign(new Error("too low"), { name: "TooLowException", kind: "pre", tag: "low" });
    this.value = value;
  }

  static of(values: number[]) {
    return values.map((value) => new Counter(value));
  }

  add(n: number) {
    this.value += n;
    return this.value;
  }

  twin() {
    this.#twins.push(this);
    return this;
  }

  same(other: Counter) {
    return other === this;
  }

  nothing() {}

  toString() {
    return `counter ${this.value}`;
  }
}

const SCRIPT = `A-1 adding
  c = new Counter 3
  $c add 2 -> 5
  $c .value -> 5
  $c .value := 1
  text $c -> 'counter\\s1
  $c nothing -> null
A-2 below zero
  new Counter -1 -> throws too_low pre low
A-3 lists and objects
  l = Counter of [ 1 2 ]
  $l each .value -> [ 1 2 ]
  $l each add 10 ~> [ 12 11 ]
  $l each text -> [ 'counter\\s11 'counter\\s12 ]
  c = new Counter 0
  $c twin -> $c
  $c same ( Counter 0 ) -> false
  $c same $c -> true
  p = pick $l 'counter\\s12 'counter\\s11
  $p each .value -> [ 12 11 ]
  text $c ?> 'count
  text $c !> 'count
`;

const judged = async (door: object, script = SCRIPT, isRemote = false) => {
  const local = new LocalSubject(door as Record<string, unknown>);
  const subject = isRemote ? remoteSubject((line) => answerLine(local, line)) : local;
  const findings = [];
  for await (const finding of judge(subject, parseScript(script))) findings.push(finding);
  return findings;
};

describe("a door", () => {
  test.each([
    ["call Counter constructor 'return\\s1", "unknown Counter constructor"],
    ["get Counter prototype", "unknown Counter prototype"],
    ["call Counter bind", "unknown Counter bind"],
    ["get Counter name", "unknown Counter name"],
    ["call constructor of", "unknown constructor"],
    ["call toString call", "unknown toString"],
    ["call @1 constructor 3", "unknown @1 constructor"],
    ["call @1 hasOwnProperty 'value", "unknown @1 hasOwnProperty"],
    ["set @1 __proto__ null", "unknown @1 __proto__"],
    ["call @1 toString", "ok 'counter\\s3"],
    ["call Counter of [ ]", "ok [ ]"],
  ])("CF-L2 %s: %s", async (line, answer) => {
    const subject = new LocalSubject({ Counter });
    expect(await answerLine(subject, "new Counter 3")).toBe("ok @1");
    expect(await answerLine(subject, line)).toBe(answer);
  });
});

describe("scripts", () => {
  test("CF-S1 sentences, cases and steps", () => {
    const [first, second] = parseScript(
      "X-1 one thing\n  a = new A\n  $a b 1 -> 2\n\n  new A\n\n\nX-2 another\n  A b\n",
    );
    expect([first?.id, first?.says, first?.cases.map((steps) => steps.length)]).toEqual(["X-1", "one thing", [2, 1]]);
    expect(first?.cases[0]?.[1]).toEqual({
      line: "$a b 1 -> 2",
      keep: "",
      words: ["$a", "b", "1"],
      sign: "->",
      expected: ["2"],
    });
    expect(first?.cases[0]?.[0]?.keep).toBe("a");
    expect([second?.id, second?.cases.length]).toEqual(["X-2", 1]);
  });

  test.each([false, true])("CF-J1 CF-J2 CF-L1 what is right passes (by lines: %s)", async (isRemote) => {
    expect((await judged({ Counter }, SCRIPT, isRemote)).map(({ id, passed }) => [id, passed])).toEqual([
      ["A-1", true],
      ["A-2", true],
      ["A-3", true],
    ]);
  });

  test.each<[string, string]>([
    ["c = new Counter 3\n  $c add 2 -> 6", "$c add 2 -> 6   got 5"],
    [
      "new Counter -1 -> throws too_low post",
      "new Counter -1 -> throws too_low post   got throws TooLowException pre low",
    ],
    ["new Counter -1 -> throws low", "new Counter -1 -> throws low   got throws TooLowException pre low"],
    ["new Counter -1", "new Counter -1   got throws TooLowException pre low"],
    ["new Counter 1 -> throws too_low", "new Counter 1 -> throws too_low   got @1"],
    ["new Clock 1", "new Clock 1   got there is no Clock"],
    ["c = new Counter 1\n  $c tick", "$c tick   got there is no @1 tick"],
    ["l = Counter of [ 1 2 ]\n  $l each .value ~> [ 2 2 ]", "$l each .value ~> [ 2 2 ]   got [ 1 2 ]"],
    ["l = Counter of [ 1 ]\n  pick $l 'counter\\s2", "pick $l 'counter\\s2   got there is no counter 2"],
    ["c = new Counter 1\n  text $c ?> 'clock", "text $c ?> 'clock   got 'counter\\s1"],
    ["c = new Counter 1\n  $c .value !> 1", "$c .value !> 1   got 1"],
  ])("CF-J1 CF-J2 %j fails", async (steps, last) => {
    const [finding] = await judged({ Counter }, `B-1 wrong\n  ${steps}\n`);
    expect([finding?.passed, finding?.example.at(-1)]).toEqual([false, last]);
  });

  test("CF-J1 the shortest of the cases that fail is the example", async () => {
    const long = "  c = new Counter 1\n  $c add 1 -> 2\n  $c add 1 -> 9";
    const [finding] = await judged({ Counter }, `B-1 wrong\n${long}\n\n  Counter of [ ] -> 1\n\n${long}\n`);
    expect(finding?.example).toEqual(["Counter of [ ] -> 1   got [ ]"]);
  });

  test("CF-J1 a case knows nothing of the one before it", async () => {
    const [finding] = await judged({ Counter }, "B-1 apart\n  c = new Counter 1\n\n  $c add 1\n");
    expect(finding?.example).toEqual(["$c add 1   got there is no $c"]);
  });
});
