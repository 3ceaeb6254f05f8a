/** What a session keeps of a match: help, time, and what was won. */

import { GAMES } from "@baize/games";
import { Match, mannersOf, must, seat } from "@baize/kernel";
import { helpOf } from "@baize/midend";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("localStorage", undefined);
vi.stubGlobal("document", { visibilityState: "visible" });
const { Archive } = await import("../keeping/archive.ts");
const { goldenWin } = await import("./win.fixture.ts");
const { begin } = await import("./begun.ts");
const { Session } = await import("./session.ts");
const { noteLooked } = await import("./looked.ts");
const { own } = await import("../keeping/own.ts");

const game = await GAMES.find(({ id }) => id === "freecell")!.rules();
own("freecell").choices.write({ autoplay: "none" });
const loaded = { game, manners: mannersOf(game), door: {} } as never;
const place = { seat: seat(0), seats: [{ kind: "person" as const }], practice: false };
const voice = { announce: () => {}, tell: () => {}, hush: () => {} } as never;
const WIN = goldenWin();

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function start() {
  const match = must(Match.start(game, { deal: "617" }));
  return new Session(loaded, match, begin(match, place, "", ""), new Archive(), voice);
}

/** Plays until nothing is left but so many moves. */
function play(session: ReturnType<typeof start>, left: number, why: "player" | "hint" = "player"): void {
  while (session.match.ply < WIN.length - left) session.play(WIN[session.match.ply] ?? "", why);
}

test("WB-R6 the clock of a match that is started over begins at nothing, and its time comes back with its moves", () => {
  const session = start();
  session.watch(true);
  session.play(WIN[0] ?? "");
  vi.advanceTimersByTime(5000);
  session.restart();
  expect([session.clock.elapsed, session.kept.before]).toEqual([0, 5000]);
  vi.advanceTimersByTime(1000);
  session.redo();
  expect([session.clock.elapsed, session.kept.before, session.match.ply > 0]).toEqual([6000, 0, true]);
  session.restart();
  vi.advanceTimersByTime(300);
  session.play(session.match.legalMoves(seat(0)).find((text) => text !== WIN[0]) ?? "");
  expect([session.clock.elapsed, session.kept.before]).toEqual([300, 0]);
});

test("WB-R6 the clock stands while a film is shown", () => {
  const session = start();
  session.watch(true);
  vi.advanceTimersByTime(1000);
  session.hold(true);
  vi.advanceTimersByTime(9000);
  session.hold(false);
  vi.advanceTimersByTime(500);
  expect(session.clock.elapsed).toBe(1500);
});

test("WB-R1 what was watched or stepped through is kept as that, and a win with less help as a win", () => {
  const watched = start();
  watched.helped("line");
  play(watched, 0);
  expect([watched.isWon, watched.kept.watched]).toEqual([true, true]);
  const stepped = start();
  play(stepped, 0, "hint");
  expect(stepped.kept.watched).toBe(true);
  const hinted = start();
  hinted.helped("hint");
  play(hinted, 0);
  expect([hinted.kept.watched, hinted.kept.hints]).toEqual([false, 1]);
});

test("WB-R1 help that was asked for is kept before the first move, and counts in what was lost and may be taken back", async () => {
  const asked = start();
  asked.helped("light");
  expect(asked.kept.rev).toBe("");
  asked.helped("light", true);
  await vi.waitFor(() => expect(asked.kept.rev).not.toBe(""));
  const won = start();
  play(won, 0);
  won.helped("hint");
  expect([won.isWon, won.kept.hints]).toEqual([true, 0]);
});

test("WB-B5 an analysis, or the film of a win, is help in every open match of its deal, and in no other", async () => {
  const kept = new Archive();
  const begun = (deal: string) => {
    const match = must(Match.start(game, { deal }));
    return new Session(loaded, match, begin(match, place, "", ""), kept, voice);
  };
  const [open, other] = [begun("617"), begun("618")];
  play(open, WIN.length - 3);
  other.play(other.match.legalMoves(seat(0))[0] ?? "");
  const helps = () => [open, other].map(({ id }) => helpOf(kept.read(id)!));
  await vi.waitFor(() => expect(open.safe.get()).toBe(open.match.ply));
  expect(helps()).toEqual(["unaided", "unaided"]);
  noteLooked(kept, must(Match.start(game, { deal: "617" })), "hint");
  noteLooked(kept, open.match, "hint");
  expect([helps(), kept.read(open.id)?.hints]).toEqual([["hints", "unaided"], 1]);
  open.refresh();
  play(open, 0);
  expect([open.isWon, helps()]).toEqual([true, ["hints", "unaided"]]);
  // What is shown in a second match of a deal is known in the first.
  begun("618").helped("line");
  await vi.waitFor(() => expect(helps()).toEqual(["hints", "watched"]));
});

test("WB-R7 what was won stays; who plays it again plays another match, who goes on from its middle one that is practice", () => {
  const session = start();
  play(session, 0);
  const { id } = session.kept;
  session.noteFewest(90);
  session.undo();
  expect([session.kept.id, session.kept.moves, session.kept.fewest]).toEqual([id, WIN.length, 90]);
  session.goTo(10);
  const other = session.match.legalMoves(seat(0)).find((text) => text !== WIN[10]) ?? "";
  session.play(other);
  expect([session.kept.id === id, session.kept.practice, session.kept.scores]).toEqual([false, true, null]);
  const again = start();
  play(again, 0);
  const first = again.kept.id;
  again.restart();
  expect([again.match.ply, again.match.undone, again.clock.elapsed]).toEqual([0, [], 0]);
  play(again, 0);
  expect([again.kept.id === first, again.kept.practice, again.isWon]).toEqual([false, false, true]);
});
