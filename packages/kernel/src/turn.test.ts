import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countdown } from "./countdown.fixture.ts";
import type { Game } from "./game.ts";
import { Match } from "./match.ts";
import { must, ok } from "./result.ts";
import { seat } from "./shape.ts";
import { hasDecided, type Player, playAll, playTurn, redoTurn, undoTurn } from "./turn.ts";

type Heaps = typeof countdown extends Game<infer T> ? T : never;

/** Countdown in which taking one keeps the turn, so that a move can follow; taking two passes it on. */
const chain: Game<Heaps> = {
  ...countdown,
  apply(heap, n) {
    const next = countdown.apply(heap, n);
    return next.ok && n === 1 && next.value.left > 0 ? ok({ ...next.value, seat: heap.seat }) : next;
  },
};

const [own, other] = [seat(0), seat(1)];
const start = (deal: string) => must(Match.start(chain, { deal }));
/** One more goes by itself from every third heap. */
const follow = ({ left }: Heaps["view"]) => (left > 1 && left % 3 === 0 ? ["1"] : []);
const player: Player<Heaps> = { seat: own, follow };
const reasons = (match: Match<Heaps>) => match.moves.map((_, ply) => match.why(ply));

describe("a turn", () => {
  test("KN-T1 a player's move, what follows it by itself, and why each stands there", () => {
    const match = must(playTurn(start("10"), player, "1"));
    expect(match.moves).toEqual(["1", "1"]);
    expect(reasons(match)).toEqual(["player", "follow"]);
    expect(reasons(must(playTurn(start("9"), player, "1", "hint")))).toEqual(["hint"]);
  });

  test("KN-T1 nothing follows when somebody else is to move", () => {
    expect(must(playTurn(start("11"), player, "2")).moves).toEqual(["2"]);
  });

  test("KN-T1 a refused move changes nothing, and is that seat's own", () => {
    expect(playTurn(start("1"), player, "2")).toMatchObject({ ok: false, error: { rule: "X-M1" } });
    expect(playTurn(start("9"), { seat: other }, "1")).toMatchObject({ ok: false, error: { rule: "KN-M2" } });
  });

  test("KN-T2 a move that should follow and cannot be made is a broken contract", () => {
    const broken: Player<Heaps> = { seat: own, follow: () => ["7"] };
    expect(() => playTurn(start("9"), broken, "1")).toThrow("X-M2");
  });

  test("KN-T3 undo goes to the player's last own decision", () => {
    const played = must(playTurn(start("10"), player, "1"));
    const answered = must(must(playTurn(played, player, "2")).play("2", other, "bot"));
    expect(answered.ply).toBe(4);
    const back = must(undoTurn(answered, own));
    expect([back.ply, must(undoTurn(back, own)).ply]).toEqual([2, 0]);
  });

  test("KN-T3 a bot's opening cannot be taken back, nor what was never played", () => {
    const opened = must(start("9").play("1", own, "bot"));
    expect(undoTurn(opened, other)).toMatchObject({ ok: false, error: { code: "nothing-to-undo", rule: "KN-T3" } });
    expect(undoTurn(start("9"), own)).toMatchObject({ ok: false, error: { rule: "KN-T3" } });
    expect([hasDecided(opened, other), hasDecided(must(playTurn(start("9"), player, "1")), own)]).toEqual([
      false,
      true,
    ]);
  });

  test("KN-T4 redo makes the recorded plies again, up to the next decision", () => {
    const played = must(playTurn(must(playTurn(start("10"), player, "1")), player, "2"));
    const whole = playAll(played, ["1", "2"], "bot");
    const first = must(must(whole.goTo(0)).goTo(0));
    const redone = must(redoTurn(first, own));
    expect([redone.ply, must(redoTurn(redone, own)).ply]).toEqual([2, 5]);
    expect(redoTurn(whole, own)).toMatchObject({ ok: false, error: { code: "nothing-to-redo", rule: "KN-T4" } });
  });

  test("KN-T5 the way to the end is taken back and made again as one", () => {
    const finished = playAll(must(start("9").play("1", own)), ["1", "1", "1"], "finish");
    const back = must(undoTurn(finished, own));
    expect([back.ply, must(redoTurn(back, own)).ply, must(undoTurn(back, own)).ply]).toEqual([1, 4, 0]);
  });
});

/** A match of a player and a bot, by numbers that choose among the legal moves. */
function playedBy(deal: number, numbers: readonly number[], seated: typeof own): Match<Heaps> {
  let match = start(String(deal));
  for (const n of numbers) {
    const { status } = match;
    if (status.kind === "over") break;
    const texts = match.legalMoves(status.seat);
    const text = texts[n % texts.length] ?? "";
    const why = n % 5 === 0 ? "hint" : "player";
    match = must(
      status.seat === seated
        ? playTurn(match, { seat: seated, follow }, text, why)
        : match.play(text, status.seat, "bot"),
    );
  }
  return match;
}

test("KN-T3 KN-T4 undo goes by decisions to the first one, and redo back the same way, also after a save", () => {
  const anyMatch = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.array(fc.nat(), { maxLength: 40 }), fc.boolean());
  fc.assert(
    fc.property(anyMatch, ([deal, numbers, isFirst]) => {
      const seated = isFirst ? own : other;
      const played = playedBy(deal, numbers, seated);
      for (const match of [played, must(Match.load(chain, played.save()))]) {
        const plies = [match.ply];
        let at = match;
        for (let back = undoTurn(at, seated); back.ok; back = undoTurn(at, seated)) {
          at = back.value;
          plies.push(at.ply);
          expect(at.status).toEqual({ kind: "playing", seat: seated });
          expect(["player", "hint"]).toContain(at.why(at.ply));
        }
        expect(plies.length - 1).toBe(
          reasons(match).filter((why, ply) => why !== "follow" && why !== "bot" && match.moverAt(ply) === seated)
            .length,
        );
        const again = [at.ply];
        for (let on = redoTurn(at, seated); on.ok; on = redoTurn(at, seated)) {
          at = on.value;
          again.push(at.ply);
        }
        expect(again).toEqual(plies.toReversed());
        expect(at.save()).toBe(match.save());
      }
    }),
  );
});
