import { type Game, Match, must, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { type HeapShape, heaps, hidden } from "./heaps.fixture.ts";
import { seatsWith } from "./seats.ts";
import { Sitting } from "./sitting.ts";

const [own, other] = [seat(0), seat(1)];

const sit = (game: Game<HeapShape>, deal: string, at = own, practice = false, greed = "on") =>
  new Sitting(must(Match.start(game, { deal })), { seat: at, seats: seatsWith(at, ["novice"]), practice }, () => ({
    greed,
  }));

const rule = (result: { ok: boolean; error?: { rule: string } }) => (result.ok ? "ok" : result.error?.rule);

describe("a sitting", () => {
  test("MD-T1 a turn is played with what follows, as it is chosen at that moment", () => {
    expect(must(sit(heaps, "10").play("1")).match.moves).toEqual(["1", "1"]);
    expect(must(sit(heaps, "10", own, false, "off").play("1")).match.moves).toEqual(["1"]);
    let greed = "off";
    const place = { seat: own, seats: seatsWith(own, ["novice"]), practice: false };
    const sitting = new Sitting(must(Match.start(heaps, { deal: "10" })), place, () => ({ greed }));
    greed = "on";
    expect(must(sitting.play("1", "hint")).match.moves).toEqual(["1", "1"]);
  });

  test("MD-T1 others answer in their turn only, and the table records its own", () => {
    const played = must(sit(heaps, "10").play("2"));
    expect([played.isMine, rule(played.play("1")), rule(played.answer("1", own))]).toEqual([false, "KN-M2", "KN-M2"]);
    const answered = must(played.answer("2", other));
    expect([answered.isMine, answered.match.why(1)]).toEqual([true, "bot"]);
    const over = must(answered.record("0"));
    expect([over.isOver, over.match.why(2)]).toEqual([true, "event"]);
  });

  test("MD-T2 where something is hidden nothing is taken back, but in practice", () => {
    for (const act of ["undo", "redo", "restart"] as const) {
      expect(rule(must(sit(hidden, "10").play("2"))[act]())).toBe("MD-T2");
    }
    expect(rule(must(sit(hidden, "10").play("2")).goTo(0))).toBe("MD-T2");
    expect(must(must(sit(hidden, "10", own, true).play("2")).undo()).match.ply).toBe(0);
    expect(must(must(sit(heaps, "10").play("2")).undo()).match.ply).toBe(0);
    expect([sit(hidden, "9").mayUndo, sit(hidden, "9", own, true).mayUndo, sit(heaps, "9").mayUndo]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("MD-T3 undo and redo go by this player's turns, whoever began", () => {
    const opened = must(sit(heaps, "14", other).answer("2", own));
    expect(rule(opened.undo())).toBe("KN-T3");
    const played = must(must(must(opened.play("1")).play("2")).answer("2", own));
    expect(played.match.moves).toEqual(["2", "1", "2", "2"]);
    const back = must(must(played.undo()).undo());
    expect(back.match.ply).toBe(1);
    expect([must(back.redo()).match.ply, must(must(back.redo()).redo()).match.ply]).toEqual([2, 4]);
    expect(rule(played.redo())).toBe("KN-T4");
  });

  test("MD-T3 a match starts over, with everything still to be made again", () => {
    const back = must(must(must(sit(heaps, "10").play("2")).answer("2", other)).restart());
    expect([back.match.ply, back.match.undone]).toEqual([0, ["2", "2"]]);
    expect(must(back.redo()).match.ply).toBe(2);
  });

  test("MD-T4 what is left when nothing is to be decided is played to the end, in one's own turn", () => {
    const sitting = sit(heaps, "3");
    expect(sitting.finishing).toEqual(["1", "1", "1"]);
    const over = must(sitting.finish());
    expect([over.isOver, over.match.why(0), must(over.undo()).match.ply]).toEqual([true, "finish", 0]);
    expect(sit(heaps, "3", other).finishing).toEqual([]);
    for (const unsure of [sit(heaps, "7"), sit(heaps, "3", other), over]) expect(rule(unsure.finish())).toBe("MD-T4");
  });

  test("MD-T6 time is limited as the company says, but not where moves may be taken back", () => {
    expect([sit(hidden, "9").limit, sit(hidden, "9", own, false, "off").limit]).toEqual([1000, undefined]);
    expect([sit(hidden, "9", own, true).limit, sit(heaps, "9").limit]).toEqual([undefined, undefined]);
    const sitting = sit(hidden, "9");
    const ended = must(sitting.expire(1000) as Exclude<ReturnType<typeof sitting.expire>, undefined>);
    expect([ended.isOver, ended.match.moves, ended.match.why(0)]).toEqual([true, ["0"], "event"]);
    for (const still of [sitting.expire(999), ended.expire(2000), sit(heaps, "9").expire(2000)]) {
      expect(still).toBeUndefined();
    }
  });

  test("MD-T7 what everybody knows must come is nobody's decision", () => {
    const manners = {
      ...heaps.manners,
      company: { ...heaps.manners?.company, settled: () => "1" },
    } as typeof heaps.manners;
    const settled = { ...heaps, manners } as typeof heaps;
    const played = must(sit(settled, "10", own, false, "off").play("2"));
    expect(played.settled).toBe("1");
    const next = must(played.settle());
    expect([next.match.moves, next.match.why(1), must(next.undo()).match.ply]).toEqual([["2", "1"], "follow", 0]);
    const plain = sit(heaps, "10");
    expect([plain.settled, must(plain.settle()).match.ply]).toEqual([undefined, 0]);
  });

  test("MD-T5 a refused action changes nothing: a sitting is immutable", () => {
    const sitting = sit(heaps, "10");
    must(sitting.play("1"));
    expect(rule(sitting.play("99"))).toBe("X-M1");
    expect([sitting.match.ply, sitting.seat, sitting.view.left]).toEqual([0, 0, 10]);
  });
});
