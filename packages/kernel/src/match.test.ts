import { describe, expect, test, vi } from "vitest";
import { countdown } from "./countdown.fixture.ts";
import { firstState, Match, MOST_MOVES, verify } from "./match.ts";
import { linkText } from "./record.ts";
import { must, ok } from "./result.ts";
import { sentence } from "./sentence.ts";
import { seat } from "./shape.ts";

const start = (deal = "5", options?: string) => must(Match.start(countdown, { deal, options }));
const play = (...moves: string[]) => moves.reduce((match, move) => must(match.play(move)), start());
const rule = (result: { ok: boolean; error?: { rule: string } }) => (result.ok ? "ok" : result.error?.rule);

describe("starting", () => {
  test("KN-M1 a deal is enough", () => {
    expect([start().deal, start().options, start().ply]).toEqual(["5", "2", 0]);
    expect(start("5", "7").options).toBe("7");
  });

  test("KN-M1 the first state takes what a match takes", () => {
    const first = must(firstState(countdown, { deal: "5" }));
    expect(countdown.view(first, "spectator")).toEqual(start().view("spectator"));
    expect(firstState(countdown, { deal: "five" })).toEqual(Match.start(countdown, { deal: "five" }));
  });

  test.each([
    ["KN-M1 an unreadable deal", { deal: "five" }, "X-D1"],
    ["KN-M1 unreadable options", { deal: "5", options: "x" }, "X-O1"],
    ["KN-M1 a deal that does not fit", { deal: "100" }, "X-D2"],
  ])("%s is refused", (_title, from, expected) => {
    expect(rule(Match.start(countdown, from))).toBe(expected);
  });
});

describe("playing", () => {
  test("KN-M2 a seat plays in its turn only", () => {
    expect(must(start().play("1", seat(0))).status).toEqual({ kind: "playing", seat: 1 });
    const refused = start().play("1", seat(1));
    expect(refused).toEqual({
      ok: false,
      error: { code: "not-your-turn", rule: "KN-M2", detail: { seat: 1, toMove: 0 } },
    });
  });

  test("KN-M8 how a match stands is read off what a spectator sees, and a move off what its seat sees", () => {
    const seen: unknown[] = [];
    const watched = {
      ...countdown,
      view: (...[state, viewer]: Parameters<typeof countdown.view>) => {
        seen.push(viewer);
        return countdown.view(state, viewer);
      },
    };
    const match = must(Match.start(watched, { deal: "5" }));
    expect([match.status.kind, match.moverAt(0), seen.splice(0)]).toEqual(["playing", 0, ["spectator", "spectator"]]);
    must(match.play("1", seat(0)));
    expect(new Set(seen.splice(0))).toEqual(new Set(["spectator", 0]));
    expect([must(Match.start(watched, { deal: "5" })).legalMoves(seat(0)).length, seen]).toEqual([2, ["spectator", 0]]);
  });

  test("KN-M3 nothing is played after the end", () => {
    const over = play("2", "2", "1");
    expect(over.status).toEqual({ kind: "over", scores: [1, 0], rule: "X-W1" });
    expect([rule(over.play("1")), rule(over.record("0"))]).toEqual(["KN-M3", "KN-M3"]);
  });

  test("KN-M4 the table records, seats play", () => {
    expect(rule(start().play("0"))).toBe("KN-M4");
    expect(rule(start().record("1"))).toBe("KN-M4");
    expect(must(start().record("0")).status).toMatchObject({ kind: "over", scores: [1, 0] });
  });

  test("KN-M8 views and texts come out", () => {
    expect(start().view("spectator")).toEqual({ left: 5, seat: 0 });
    expect([start().legalMoves(seat(0)), start().legalMoves(seat(1))]).toEqual([["1", "2"], []]);
    expect(Object.keys(start()).sort()).toEqual(["deal", "game", "options", "ply"]);
  });

  test("KN-M7 a refused action changes nothing", () => {
    const match = play("2");
    const before = match.save();
    for (const result of [match.play("x"), match.play("1", seat(0)), match.redo(), match.goTo(9), match.record("2")]) {
      expect(result.ok).toBe(false);
    }
    expect(match.save()).toBe(before);
  });
});

describe("going back and forth", () => {
  test("KN-M5 undo and redo", () => {
    const undone = must(play("1", "2").undo());
    expect([undone.moves, undone.undone]).toEqual([["1"], ["2"]]);
    expect(must(undone.redo()).moves).toEqual(["1", "2"]);
    expect(must(undone.play("1")).undone).toEqual([]);
    const start3 = play("1", "2", "1").restart();
    expect(must(start3.play("1")).undone).toEqual(["2", "1"]);
    expect(must(start3.play("2")).undone).toEqual([]);
    expect([rule(start().undo()), rule(start().redo())]).toEqual(["KN-M5", "KN-M5"]);
  });

  test("KN-M6 restart keeps what can be redone, branch does not", () => {
    const match = play("1", "2", "1");
    expect([match.restart().ply, match.restart().undone]).toEqual([0, ["1", "2", "1"]]);
    expect(must(match.restart().goTo(3)).save()).toBe(match.save());
    const branch = must(match.branch(1));
    expect([branch.moves, branch.undone, match.moves]).toEqual([["1"], [], ["1", "2", "1"]]);
  });

  test.each([-1, 4, 0.5, Number.NaN])("KN-M6 there is no ply %d", (ply) => {
    expect([rule(play("1", "2", "1").goTo(ply)), rule(play("1", "2", "1").branch(ply))]).toEqual(["KN-M6", "KN-M6"]);
  });
});

describe("long matches", () => {
  /** Nothing is ever taken from this heap. */
  const endless: typeof countdown = {
    ...countdown,
    apply: ({ left, seat }) => ok({ left, seat: seat === 0 ? 1 : 0 }),
  };
  const moves = (count: number) => Array.from({ length: count }, () => "1");
  const opened = (count: number) => {
    const begun = must(Match.start(endless, { deal: "5" })).toRecord();
    return Match.open(endless, { ...begun, moves: moves(count), ply: count, why: [] });
  };

  test("KN-M9 no move copies the moves before it", () => {
    const { slice } = Array.prototype;
    let copied = 0;
    const counted = vi.spyOn(Array.prototype, "slice").mockImplementation(function (this: unknown[], ...range) {
      const copy = slice.apply(this, range);
      copied += copy.length;
      return copy;
    });
    const match = moves(1000).reduce((at, move) => must(at.play(move)), must(Match.start(endless, { deal: "5" })));
    counted.mockRestore();
    expect([match.ply, copied]).toEqual([1000, 0]);
  });

  test("KN-M7 KN-M9 matches that go different ways from one move keep to their own", () => {
    const first = play("1");
    const [one, two] = [must(first.play("1")), must(first.play("2"))];
    const [three, four] = [must(one.play("2")), must(two.play("1"))];
    expect([first, one, two, three, four].map((match) => [match.moves, match.undone])).toEqual([
      [["1"], []],
      [["1", "1"], []],
      [["1", "2"], []],
      [["1", "1", "2"], []],
      [["1", "2", "1"], []],
    ]);
    expect([rule(first.redo()), rule(first.goTo(2)), first.why(1), first.moverAt(2)]).toEqual([
      "KN-M5",
      "KN-M6",
      undefined,
      undefined,
    ]);
    expect(JSON.parse(first.save()).moves).toEqual(["1"]);
  });

  test("KN-M9 the longest match is read, and one move more is refused", () => {
    const longest = must(opened(MOST_MOVES));
    expect(longest.ply).toBe(MOST_MOVES);
    for (const refused of [opened(MOST_MOVES + 1), longest.play("1"), longest.record("0")]) {
      expect([rule(refused), refused.ok ? "" : sentence(refused.error)]).toEqual([
        "KN-M9",
        "A match has at most 10000 moves; this would be 10001.",
      ]);
    }
  });
});

describe("saves", () => {
  test("KN-S1 a save holds the match, redo tail included", () => {
    const match = must(play("1", "2").undo());
    expect(match.save()).toBe(
      '{"baize":1,"game":"countdown","rules":3,"options":"2","deal":"5","moves":["1","2"],"ply":1}',
    );
    const loaded = must(Match.load(countdown, match.save()));
    expect([loaded.save(), loaded.undone]).toEqual([match.save(), ["2"]]);
  });

  const save = (change: object) => JSON.stringify({ ...JSON.parse(play("1", "2").save()), ...change });

  test.each([
    ["KN-S2", "text", "hello", "This is not a Baize save: it is not JSON."],
    ["KN-S2", "a list", "[]", "This is not a Baize save: a JSON object is expected."],
    [
      "KN-S2",
      "no format",
      save({ baize: "1" }),
      'This is not a Baize save: the field "baize" must be a format number.',
    ],
    ["KN-S2", "no game", save({ game: 1 }), 'This is not a Baize save: the field "game" must be text.'],
    [
      "KN-S2",
      "no rules",
      save({ rules: 0.5 }),
      'This is not a Baize save: the field "rules" must be a version number.',
    ],
    ["KN-S2", "no options", save({ options: null }), 'This is not a Baize save: the field "options" must be text.'],
    ["KN-S2", "no deal", save({ deal: 5 }), 'This is not a Baize save: the field "deal" must be text.'],
    ["KN-S2", "no moves", save({ moves: [1] }), 'This is not a Baize save: the field "moves" must be a list of texts.'],
    [
      "KN-S2",
      "no ply",
      save({ ply: 3 }),
      'This is not a Baize save: the field "ply" must be a whole number from 0 to 2.',
    ],
    ["KN-S3", "format 2", save({ baize: 2 }), "This save has format 2; this program reads formats up to 1."],
    ["KN-S4", "chess", save({ game: "chess" }), 'This save is of the game "chess"; "countdown" was expected.'],
    ["KN-S5", "old rules", save({ rules: 2 }), "This save was played under rules version 2; version 3 is in use."],
  ])("%s %s is refused with a sentence", (expected, _title, text, said) => {
    const result = Match.load(countdown, text);
    expect(result).toMatchObject({ ok: false, error: { rule: expected } });
    if (!result.ok) expect(sentence(result.error, countdown.words)).toBe(said);
  });

  test("KN-S6 a move that does not replay is named with its reason", () => {
    const result = Match.load(countdown, save({ moves: ["2", "2", "2"], ply: 3 }));
    if (result.ok) throw new Error("loaded");
    expect(sentence(result.error)).toBe('Move 3, "2", cannot be played: There are not 2 left.');
  });
});

describe("links", () => {
  test.each([
    ["KN-L1", play("1", "2").link(), "/countdown/5?moves=1.2"],
    ["KN-L1", must(play("1", "2").undo()).link(), "/countdown/5?moves=1"],
    ["KN-L1", start().link(), "/countdown/5"],
    ["KN-L1", start("5", "7").link(), "/countdown/5?options=7"],
  ])("%s written as %s", (_rule, link, expected) => {
    expect(link).toBe(expected);
    expect(must(Match.fromLink(countdown, link)).link()).toBe(expected);
  });

  test.each(["a.b", "a b", "50%", "ä/ö", "a+b", "a&moves=1", "#?="])(
    "KN-L1 %j stands in a link as one text",
    (text) => {
      const told = { game: "countdown", options: text, deal: text, moves: [text, "2", text] };
      const link = linkText.format(told);
      expect([must(linkText.parse(link)), link.split(".")]).toEqual([told, expect.objectContaining({ length: 3 })]);
    },
  );

  test("KN-L2 a whole address is read", () => {
    const link = "https://example.org:3000/Countdown/5?moves=1.2&from=friend#top";
    expect(must(Match.fromLink(countdown, link)).moves).toEqual(["1", "2"]);
  });

  test.each([
    ["", "form"],
    ["/countdown", "form"],
    ["/countdown/", "form"],
    ["countdown/5", "form"],
    ["/countdown/%", "percent"],
    ["/countdown/5?moves=%zz", "percent"],
  ])("KN-L2 %j is no link", (text, problem) => {
    const error = { code: "link-unreadable", rule: "KN-L2", detail: { text, problem } };
    expect(Match.fromLink(countdown, text)).toEqual({ ok: false, error });
  });
});

describe("verifying", () => {
  test("KN-V1 a save or a link is replayed to its end", () => {
    const expected = { ok: true, value: { plies: 3, status: { kind: "over", scores: [1, 0], rule: "X-W1" } } };
    const match = play("2", "2", "1");
    expect(verify(countdown, match.save())).toEqual(expected);
    expect(verify(countdown, match.link())).toEqual(expected);
  });

  test("KN-V1 what is wrong is said, and where", () => {
    expect(verify(countdown, "/countdown/5?moves=1.9")).toMatchObject({
      ok: false,
      error: { detail: { ply: 2, text: "9" } },
    });
  });
});
