/** The model of a table notices each promise about what is told that is broken: a true history, spoiled in one place. */

import type { Seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { broken } from "./history.fixture.ts";
import { RACES } from "./history-moves.fixture.ts";
import type { History, Told } from "./history-recorded.fixture.ts";
import {
  again,
  answered,
  asked,
  history,
  isMove,
  isStream,
  plies,
  sight,
  streamed,
  truth,
  undealt,
  viewAt,
} from "./history-spoiled.fixture.ts";

/** Somebody who sits there, and what the next of them sees, in their name. */
const ADA = 0 as Seat;
const others = ({ ply }: Told) => ({ view: { ...viewAt(1 as Seat, Number(ply)), viewer: ADA } });
const movesOf = ({ moves }: Told) => moves as readonly object[];
const fair = (change: object) => (told: Told) => ({ fair: { ...(told.fair as object), ...change } });
const secret = "7".repeat(64);
const COPIES = 2 * RACES.length;
/** A ply that Ada made, and was told of; and one at which she was refused. */
const plyOf = (kind: "acknowledged" | "refused") =>
  history.attempts.find(({ seat, outcome, ply }) => seat === ADA && outcome === kind && ply > 1)?.ply ?? -1;
const [own, foul] = [plyOf("acknowledged"), plyOf("refused")];
const rival = answered(foul, "rival");

test.each<[string, RegExp, History]>([
  // What may be seen.
  ["another's view", /seat 0 another view at 1\/4/, sight(asked(ADA, 4), others)],
  ["another's view before the first move", /seat 0 another view at 1\/0/, sight(asked(ADA, 0), others)],
  ["another's view at the beginning of a stream", /seat 0 another view at 1\/0/, sight(streamed(ADA, 0), others)],
  ["a hand for whoever watches", /spectator another view at 1\/0/, sight(asked("spectator", 0), others)],
  ["no view", /another view/, sight(asked(ADA, 4), () => ({ view: null }))],
  ["something before the first deal", /before the first deal/, sight(undealt, () => ({ view: viewAt(ADA, 0) }))],
  ["another's choices", /other choices at 1\/4/, sight(asked(ADA, 4), () => ({ legal: ["2S"] }))],
  ["a view in the name of another", /told 0 to be 1/, sight(asked(ADA, 4), () => ({ you: 1 }))],
  ["more than was promised", /told hands/, sight(asked(ADA, 4), () => ({ hands: [] }))],
  ["more of a person than was promised", /told token/, sight(asked(ADA, 4), () => ({ seats: [{ token: "x" }] }))],
  ["the secret of a deal that is played", /told the secret/, sight(asked(ADA, 4), fair({ secret }))],
  ["the secret of a deal that is dealt", /told the secret/, sight(asked(ADA, 0), fair({ secret }))],
  ["a secret before the first deal", /told the secret/, sight(undealt, fair({ secret }))],
  ["the secret of another deal", /told another secret/, sight(asked(ADA, plies), fair({ secret }))],
  ["another seal", /told another seal/, sight(asked(ADA, 0), fair({ seal: secret }))],
  // What is true.
  ["another turn", /another turn at 1\/4/, sight(asked(ADA, 4), ({ turn }) => ({ turn: (Number(turn) + 1) % 4 }))],
  ["an end that is none", /told that it is between/, sight(asked(ADA, 4), () => ({ state: "between" }))],
  [
    "a turn that is too short",
    /too little time at 1\/4/,
    sight(asked(ADA, 4), ({ due }) => ({ due: Number(due) - 1 })),
  ],
  ["a turn without an end", /too little time at 1\/4/, sight(streamed(ADA, 4), () => ({ due: null }))],
  ["other moves", /other moves/, sight(asked(ADA, 4), (told) => ({ moves: movesOf(told).toReversed() }))],
  ["a table that leaves moves out", /other moves/, sight(asked(ADA, 4), () => ({ moves: [] }))],
  [
    "a move that was another's doing",
    /other moves/,
    sight(streamed(ADA, 4), (told) => ({ moves: movesOf(told).map((each) => ({ ...each, why: "bot" })) })),
  ],
  ["a ply that is not there yet", /1\/99, which is not there/, sight(asked(ADA, 4), () => ({ ply: 99 }))],
  ["a deal that is not there yet", /2\/4, which is not there/, sight(asked(ADA, 4), () => ({ deal: 2 }))],
  [
    "another number of the change",
    /told 1\/4 as change/,
    sight(asked(ADA, 4), ({ seq }) => ({ seq: Number(seq) + 1 })),
  ],
  // What a move changed.
  ["a change to another view", /another view/, sight(streamed(ADA, 4), () => ({ view: { hand: [1, 2] } }))],
  [
    "a hand that is told behind another",
    /told hand twice/,
    sight(streamed(ADA, 4), ({ view }) => ({ view: { ...(view as object), hand: [1] }, more: { hand: [] } })),
  ],
  ["more than a move", /told legal/, sight(streamed(ADA, 4), () => ({ legal: ["2S"] }))],
  // Answers to moves.
  [
    "an answer that shows another view",
    /seat 0 another view/,
    sight(answered(own, "winner"), () => ({ view: { hand: [1] } })),
  ],
  ["a refusal that shows another view", /seat 0 another view/, sight(rival, others)],
  ["a refusal that shows another's choices", /other choices/, sight(rival, () => ({ legal: ["2S"] }))],
  ["an answer without the move", /acknowledged and not told/, sight(answered(own, "winner"), () => ({ moves: [] }))],
  ["an answer for another ply", /acknowledged and not told/, sight(answered(own, "winner"), () => ({ ply: own }))],
  [
    "an acknowledged copy without the move",
    /acknowledged and not told/,
    sight(answered(COPIES, "rival"), (told) => ({ moves: movesOf(told).slice(0, -1), ply: COPIES })),
  ],
  [
    "a ply that is called stale and is not",
    /called stale and is not 1\/3/,
    sight(answered(3, "rival"), () => ({ ply: 3 })),
  ],
  ["a refusal without the table", /refused without the table/, sight(rival, () => ({}), { told: {} })],
  // In order, and in time.
  ["an event told again", /stream \d+ told/, again(isStream)],
  [
    "a stream that left something out",
    /left out/,
    { ...history, sights: history.sights.filter((each) => !streamed("spectator", 5)(each)) },
  ],
  [
    "a stream that begins in the middle",
    /began with a move/,
    { ...history, sights: history.sights.filter((each) => !isStream(each) || isMove(each)) },
  ],
  ["one change at two places", /change 9 is at/, sight(asked(ADA, 5), () => ({ seq: 9 }))],
  [
    "a later change at an earlier place",
    /change 12 is at 100005, change 11 at/,
    sight(asked(ADA, 5), () => ({ seq: 12 })),
  ],
  [
    "an answer of another process that is stale",
    /stale answer/,
    again(asked(ADA, 3), { by: "three", begun: 9e6, ended: 9e6 }),
  ],
  ["a process that takes back what it told", /stale answer/, again(asked(ADA, 3), { begun: 5030, ended: 5031 })],
  [
    "a refusal by what is no longer so",
    /stale answer/,
    again(answered(3, "rival"), { by: "three", begun: 6015, ended: 6016 }),
  ],
])("ON-K7 it notices %s", (_, expected, spoiled) => {
  expect(broken(spoiled, [truth]).join("\n")).toMatch(expected);
});

test("ON-K7 it lets a process answer that has not heard yet of what another wrote", () => {
  const late = again(asked(ADA, 3), { by: "three", begun: 9000, ended: 9001 });
  expect(broken(late, [truth])).toEqual([]);
});
