import { Match, must, sentence, verify } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { messageOf, words } from "../words/index.ts";
import { formatBoard } from "./board.ts";
import { pegs } from "./game.ts";
import type { PegsShape } from "./shape.ts";

const start = (deal: string, options?: string) => must(Match.start(pegs, { deal, options }));
const play = (match: Match<PegsShape>, ...moves: string[]) => moves.reduce((at, move) => must(at.play(move)), match);

describe("a match", () => {
  test("PG-E2 PG-N2 easy is won in two jumps, written either way", () => {
    const match = play(start("easy"), "move_down(2,4)", "d5-d3");
    expect(match.moves).toEqual(["d2-d4", "d5-d3"]);
    expect(match.status).toEqual({ kind: "over", scores: [1], rule: "PG-E2" });
    expect(formatBoard(match.view("spectator").board).match(/O/g)).toHaveLength(1);
  });

  test("PG-E1 easy is lost by the wrong jump", () => {
    expect(play(start("easy"), "d3-d1").status).toEqual({ kind: "over", scores: [0], rule: "PG-E1" });
  });

  test("PG-E3 the last peg has to stand at the goal", () => {
    expect(play(start("easy", "d3"), "d2-d4", "d5-d3").status).toEqual({ kind: "over", scores: [1], rule: "PG-E3" });
    expect(play(start("easy", "d6"), "d2-d4", "d5-d3").status).toEqual({ kind: "over", scores: [0], rule: "PG-E1" });
  });

  test("PG-E1 the default board is over and not won", () => {
    expect(start("default").status).toEqual({ kind: "over", scores: [0], rule: "PG-E1" });
  });

  test("PG-N7 a link replays the match, goal and all", () => {
    const match = play(start("english", "d4"), "d2-d4", "b3-d3");
    expect(match.link()).toBe("/pegs/english-d4?options=d4&moves=d2-d4.b3-d3");
    expect(must(Match.fromLink(pegs, match.link())).save()).toBe(match.save());
    const drawn = play(start("***.***/***O***/***O***/***.***/***.***/***.***/*******"), "d2-d4");
    expect(verify(pegs, drawn.link())).toEqual({ ok: true, value: { plies: 1, status: drawn.status } });
  });

  test.each([
    ["easy", "d1-d3", "d1 is empty: there is no peg."],
    ["easy", "a1-a3", "This board has no hole a1."],
    ["pyramid", "d5-d3", "d3 has a peg: a jump ends in an empty hole."],
    ["easy", "d2-f2", "This board has no hole e2."],
    ["triangle15", "a2-a4", "a4 has a peg: a jump ends in an empty hole."],
    ["triangle15", "b2-d2", "This board has no hole c2."],
    ["triangle15", "c3-a5", "From c3 to a5 is not a jump: a peg goes two holes, straight."],
  ])("PG-W1 on %s %s is refused by the names of its holes: %s", (deal, move, says) => {
    const played = start(deal).play(move);
    expect(!played.ok && sentence(played.error, words)).toBe(says);
  });

  test("PG-DM1 PG-DM2 the player is told the documented messages", () => {
    const match = start("easy");
    const played = match.play("d2-d4");
    expect(messageOf(played)).toBe("Operation successfully completed.");
    expect(messageOf(match.play("d1-d3"))).toBe("Slot at (1, 4) is not O");
    expect(messageOf(match.play("d5-d3"))).toBe("Slot at (4, 4) is not O");
    expect(messageOf(match.play("d3-d5"))).toBe("Slot at (4, 4) is not O");
    expect(messageOf(start("pyramid").play("d5-d3"))).toBe("Slot at (3, 4) is not .");
    expect(messageOf(match.undo())).toBe("Nothing to undo.");
    expect(messageOf(match.redo())).toBe("Nothing to redo.");
    const back = must(must(played).undo());
    expect(back.undone).toEqual(["d2-d4"]);
    expect(play(back, "d3-d1").undone).toEqual([]);
  });

  test("PG-W1 every refusal of the rules has a sentence", () => {
    const refused = [
      pegs.deal.parse("squirrel"),
      pegs.deal.parse("english-a1"),
      pegs.deal.parse("english-x"),
      pegs.options.parse("nowhere"),
      pegs.stateText.parse(""),
      pegs.stateText.parse("a b c"),
      Match.start(pegs, { deal: "easy", options: "a1" }),
      start("easy").play("jump!"),
      start("easy").play("d2-d3"),
      start("easy").play("move_up(9,4)"),
      start("easy").play("move_up(4,9)"),
      start("easy").play("d1-d3"),
      start("pyramid").play("d5-d3"),
    ];
    for (const result of refused) {
      expect(result.ok || result.error.code in words).toBe(true);
      expect(messageOf(result)).not.toMatch(/undefined|Refused by rule|successfully/);
    }
  });
});
