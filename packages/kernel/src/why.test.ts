import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countdown } from "./countdown.fixture.ts";
import { Match } from "./match.ts";
import { saveText } from "./record.ts";
import { must } from "./result.ts";
import { seat } from "./shape.ts";
import { formatReasons, parseReasons, type Why } from "./why.ts";

const start = must(Match.start(countdown, { deal: "9" }));
const SAVE = { baize: 1, game: "countdown", rules: 3, options: "2", deal: "9", moves: ["1", "2"], ply: 2 };
const load = (save: object) => Match.load(countdown, JSON.stringify(save));

describe("why, in saves", () => {
  test("KN-S7 a save has a letter for each move, the undone ones included", () => {
    const match = must(must(must(start.play("1", seat(0), "hint")).play("2", seat(1), "bot")).undo());
    expect(JSON.parse(match.save())).toMatchObject({ moves: ["1", "2"], ply: 1, why: "hb" });
    const loaded = must(Match.load(countdown, match.save()));
    expect([loaded.why(0), loaded.why(1), loaded.why(2)]).toEqual(["hint", "bot", undefined]);
    expect(loaded.save()).toBe(match.save());
  });

  test("KN-S7 the table's own is known by itself", () => {
    expect(JSON.parse(must(must(start.play("1")).record("0")).save())).toMatchObject({ why: "pt" });
    expect(must(load({ ...SAVE, moves: ["1", "0"] })).why(1)).toBe("event");
  });

  test("KN-S8 in a save without letters every move is a player's own, and such a match is saved as before", () => {
    const match = must(load(SAVE));
    expect([match.why(0), match.why(1)]).toEqual(["player", "player"]);
    expect(match.save()).toBe(JSON.stringify(SAVE));
  });

  test.each(["p", "ppp", "px", "", 7, null, ["p", "p"], {}])("KN-S2 %j is not why two moves were made", (why) => {
    expect(load({ ...SAVE, why })).toMatchObject({ ok: false, error: { rule: "KN-S2", detail: { field: "why" } } });
  });

  test("KN-S7 letters are read back as they were written", () => {
    const any = fc.array(fc.constantFrom<Why>("player", "follow", "bot", "hint", "finish", "event"));
    fc.assert(
      fc.property(any, (list) => {
        expect(parseReasons(formatReasons(list), list.length)).toEqual(list);
      }),
    );
  });

  test("KN-S2 whatever stands in a field of a save is read or refused", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(SAVE), "why"), fc.jsonValue(), (field, value) => {
        const read = saveText.parse(JSON.stringify({ ...SAVE, [field]: value }));
        if (read.ok) expect(saveText.parse(saveText.format(read.value))).toEqual(read);
        else expect(read.error.rule).toMatch(/^KN-S[23]$/);
      }),
    );
  });
});
