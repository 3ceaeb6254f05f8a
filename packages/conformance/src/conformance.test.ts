import { describe, expect, test } from "vitest";
import {
  answerLine,
  type CheckedDocument,
  formatAnswer,
  formatValue,
  isLeftOut,
  judge,
  judgeSentence,
  LocalSubject,
  parseRequest,
  parseScript,
  type Ref,
  remoteSubject,
  type Sentence,
  type Subject,
  spelledFreely,
  spellingsOf,
} from "./index.ts";

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
  m = Counter of [ 5 ]
  $m+$l each .value -> [ 5 11 12 ]
  c = new Counter 0
  $c twin -> $c
  $c same ( Counter 0 ) -> false
  $c same $c -> true
  p = pick $l 'counter\\s12 'counter\\s11
  $p each .value -> [ 12 11 ]
  text $c ?> 'count
  text $c !?> 'clock
  text $c !> 'count
  $l each .value+text -> [ [ 11 'counter\\s11 ] [ 12 'counter\\s12 ] ]
  t = text $c
  w = words $t -> [ 'counter '0 ]
  list $w 1 -> [ [ 'counter '0 ] 1 ]
`;

test("CF-S1 orders are mixed when no cut, no turning round, no mixing of parts and no one rule leads from each to the next", async () => {
  const [a, b, c] = ["abcdefghijklm", "bdfhjlacegikm".split("").reverse().join(""), "kcmahgfbjdile"];
  const again = (text: string): string => [...text].map((_, i) => text[(i * 5) % 13]).join("");
  const said = async (...lists: readonly string[]) => {
    const steps = lists.flatMap((list, i) => [`  t = Said of '${[...list].join("\\s")}`, `  l${i} = words $t`]);
    const names = lists.map((_, i) => `$l${i}`).join(" ");
    const script = ["A-1 mixed", ...steps, `  mixed ${names} -> true`].join("\n");
    const door = { Said: { of: (text: string) => text } };
    return (await judgeSentence(new LocalSubject(door), parseScript(script)[0] as Sentence)).passed;
  };
  expect(await said(a, c)).toBe(true);
  expect(await said(a, b, c)).toBe(true);
  expect(await said(a, `${a.slice(5)}${a.slice(0, 5)}`)).toBe(false);
  expect(await said(a, [...a].reverse().join(""))).toBe(false);
  expect(await said(a, a)).toBe(false);
  expect(await said(a, "cadbgehfklijm")).toBe(false);
  expect(await said(a, again(a))).toBe(true);
  expect(await said(a, again(a), again(again(a)))).toBe(false);
});

test.each([
  ["BadArgument<IllegalArgumentException<RuntimeException", true],
  ["<IllegalArgumentException", true],
  ["IllegalArgumentException", true],
  ["BadArgument<RuntimeException", false],
  ["BadArgument", false],
])("CF-J2 %s as an illegal argument: %s", async (name, passed) => {
  const subject: Subject = { reset() {}, ask: async () => ({ kind: "throws", name }) };
  const [sentence] = parseScript("A-1 refused\n  A b -> throws IllegalArgumentException");
  const found = await judgeSentence(subject, sentence as Sentence);
  expect([found.passed, found.example.join("").includes("Runtime")]).toEqual([passed, false]);
});

test("CF-J3 a name may be spelled as the document does elsewhere", async () => {
  const ask = async (line: string) => {
    const local = new LocalSubject({ Counter });
    const free = spelledFreely(
      local,
      spellingsOf([
        ["add", "plus", "increase"],
        ["count", "value"],
        ["nothing", "twin"],
      ]),
    );
    const { value } = (await free.ask({ verb: "new", on: "Counter", values: [3] })) as { value: Ref };
    const request = parseRequest(line.replace("@c", `@${value.name}`));
    const answer = request && formatAnswer(await free.ask(request));
    return [answer, formatAnswer(await free.ask({ verb: "get", on: `@${value.name}`, name: "value" }))];
  };
  expect(await ask("call @c plus 2")).toEqual(["ok 5", "ok 5"]);
  expect(await ask("call @c increase -1")).toEqual(["ok 2", "ok 2"]);
  expect(await ask("get @c count")).toEqual(["ok 3", "ok 3"]);
  expect(await ask("call @c nothing")).toEqual(["ok null", "ok 3"]);
  expect((await ask("call @c minus 2"))[0]).toMatch(/^unknown @\d minus$/);
  expect((await ask("call @c toPlus"))[0]).toMatch(/^unknown/);
});

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
    ["call @1 value", "unknown @1 value"],
    ["new @1", "unknown @1"],
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
    ["c = new Counter 1\n  text $c !?> 'count", "text $c !?> 'count   got 'counter\\s1"],
    ["c = new Counter 1\n  $c .value !> 1", "$c .value !> 1   got 1"],
  ])("CF-J1 CF-J2 %j fails", async (steps, last) => {
    const [finding] = await judged({ Counter }, `B-1 wrong\n  ${steps}\n`);
    expect([finding?.passed, finding?.example.at(-1)]).toEqual([false, last]);
  });

  test.each([
    ["new Counter -1 -> refused", true],
    ["new Counter -1 -> refused too_low", true],
    ["new Counter -1 -> refused too_high", false],
    ["new Counter 1 -> refused", false],
    ["Counter from 'text -> refused too_low", true],
    ["new Clock -> refused", true],
  ])("CF-J5 %s: %s", async (step, passed) => {
    expect((await judged({ Counter }, `B-1 refused\n  ${step}\n`))[0]?.passed).toBe(passed);
  });

  test("CF-J5 no answer is no refusal", async () => {
    const subject: Subject = { reset() {}, ask: async () => ({ kind: "silent", why: "not in time" }) };
    const [sentence] = parseScript("A-1 refused\n  A b -> refused");
    expect((await judgeSentence(subject, sentence as Sentence)).passed).toBe(false);
  });

  test.each([
    ["a\nb c\nd", "a\nb d\nd", "line 2 of it: b c   got b d"],
    ["a\nb", "a\nb\n", "line 3 of it: no line   got an empty line"],
    ["a\nb", "a", "line 2 of it: b   got no line"],
    ["", "\na", "line 2 of it: no line   got a"],
    ["a", "b", undefined],
  ])("CF-J1 the first line in which a text differs is named: %j and %j", async (wanted, found, line) => {
    const [finding] = await judged({ Words: { of: () => found } }, `B-1 text\n  Words of -> ${formatValue(wanted)}\n`);
    expect(finding?.example).toHaveLength(line === undefined ? 1 : 2);
    expect(finding?.example[1]).toBe(line);
  });

  test("CF-J1 the shortest of the cases that fail is the example", async () => {
    const long = "  c = new Counter 1\n  $c add 1 -> 2\n  $c add 1 -> 9";
    const [finding] = await judged({ Counter }, `B-1 wrong\n${long}\n\n  Counter of [ ] -> 1\n\n${long}\n`);
    expect(finding?.example).toEqual(["Counter of [ ] -> 1   got [ ]"]);
  });

  /** Wrong from three on. */
  class Slow extends Counter {
    override add(n: number) {
      return super.add(this.value > 2 ? 0 : n);
    }
  }
  const LONG = `B-1 adding
  b = new Counter 7
  c = new Counter 1
  $c nothing
  $c add 1 -> 2
  $b twin
  $c add 1 -> 3
  $c add 1 -> 4
  $c add 1 -> 5
`;
  const [long] = parseScript(LONG) as [Sentence];
  const smallest = (subject: Subject) => judgeSentence(subject, long, new LocalSubject({ Counter }));

  test("CF-J1 with a right implementation at hand no step stands there that is not needed", async () => {
    const { passed, example } = await smallest(new LocalSubject({ Counter: Slow }));
    expect([passed, example]).toEqual([
      false,
      ["c = new Counter 1", "$c add 1 -> 2", "$c add 1 -> 3", "$c add 1 -> 4   got 3"],
    ]);
    expect((await judgeSentence(new LocalSubject({ Counter: Slow }), long)).example).toHaveLength(7);
    expect(await smallest(new LocalSubject({ Counter }))).toMatchObject({ passed: true, isAbsent: false, example: [] });
  });

  test("CF-J1 whatever an example names is made in it, and only the last of that name", async () => {
    class Alike extends Counter {
      override same(): boolean {
        return true;
      }
    }
    const [named] = parseScript(`B-1 itself alone
  a = new Counter 9
  c = new Counter 1
  a = new Counter 4
  $c same $a -> false
`) as [Sentence];
    const { example } = await judgeSentence(new LocalSubject({ Counter: Alike }), named, new LocalSubject({ Counter }));
    expect(example).toEqual(["c = new Counter 1", "a = new Counter 4", "$c same $a -> false   got true"]);
  });

  test("CF-J1 nobody who falls silent is asked again and again", async () => {
    let asked = 0;
    const right = new LocalSubject({ Counter });
    const mute: Subject = {
      reset: () => right.reset(),
      ask: (request) => (++asked === 6 ? { kind: "silent", why: "not in time" } : right.ask(request)),
    };
    expect((await smallest(mute)).example.at(-1)).toBe("$c add 1 -> 3   got no answer: not in time");
    expect(asked).toBe(6);
    // Wrong at first, and silent as soon as a step is left out.
    asked = -100;
    const later: Subject = {
      reset: () => right.reset(),
      async ask(request) {
        asked += 1;
        if (asked > -92) return { kind: "silent", why: "not in time" };
        return asked === -94 ? { kind: "value", value: 9 } : right.ask(request);
      },
    };
    expect((await smallest(later)).example).toHaveLength(6);
    expect(asked).toBe(-91);
  });

  test("CF-J4 what follows the document is left out where there is nothing of it", async () => {
    const script = `C-1 first: a counter
  new Counter 1
C-2 next: a clock
  new Clock 1

  c = new Counter 1
  $c tick
C-3 next: a counter that ticks
  new Clock 1

  new Counter 1 -> 2
C-4 first: a clock
  new Clock 1
`;
    const document = { sequel: "next" } as CheckedDocument;
    const findings = await judged({ Counter }, script);
    expect(findings.map((finding) => isLeftOut(document, finding))).toEqual([false, true, false, false]);
    expect(findings.map((finding) => isLeftOut({} as CheckedDocument, finding))).toEqual([false, false, false, false]);
  });

  test("CF-J1 a case knows nothing of the one before it", async () => {
    const [finding] = await judged({ Counter }, "B-1 apart\n  c = new Counter 1\n\n  $c add 1\n");
    expect(finding?.example).toEqual(["$c add 1   got there is no $c"]);
  });
});
