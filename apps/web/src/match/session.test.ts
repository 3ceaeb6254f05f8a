/** What a session keeps of a match: help, time, and what was won. */

import { GAMES } from "@baize/games";
import { Match, mannersOf, must, seat } from "@baize/kernel";
import { helpOf } from "@baize/midend";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Loaded } from "../library/games.ts";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("localStorage", undefined);
vi.stubGlobal("document", { visibilityState: "visible" });
const { Archive } = await import("../keeping/archive.ts");
const { goldenMoves, goldenWin } = await import("./win.fixture.ts");
const { begin, sightOf } = await import("./begun.ts");
const { Session } = await import("./session.ts");
const { noteLooked } = await import("./looked.ts");
const { own } = await import("../keeping/own.ts");
const { addressOfKept } = await import("./kept-address.ts");
const { open, randomDeal } = await import("./opening.ts");
const { isOwnBoard } = await import("./dealt.ts");
const { tally } = await import("../keeping/tally.ts");
const { addressOf, screenAt } = await import("../address/address.ts");

const game = await GAMES.find(({ id }) => id === "freecell")!.rules();
own("freecell").choices.write({ autoplay: "none" });
const loaded = { game, manners: mannersOf(game), door: {} } as unknown as Loaded;
const place = { seat: seat(0), seats: [{ kind: "person" as const }], practice: false };
const voice = { announce: () => {}, tell: () => {}, hush: () => {} } as never;
const WIN = goldenWin();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { notes } = own("freecell");
  for (const name of Object.keys(notes.get())) notes.forget(name);
});
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

test("WB-R1 whether a way was stepped through is seen at its end: a hint or a few pasted moves at the beginning are hints", async () => {
  const session = start();
  for (const text of WIN.slice(0, 3)) session.play(text, "hint");
  expect([session.kept.watched, session.kept.hints]).toEqual([false, 1]);
  play(session, 0);
  expect([session.isWon, helpOf(session.kept)]).toEqual([true, "hints"]);
  // What was stepped through is seen in the next match of the deal, too.
  const stepped = start();
  play(stepped, 0, "hint");
  await vi.waitFor(() => expect(sightOf(stepped.match)).toBe("line"));
  const next = start();
  play(next, 0);
  expect(helpOf(next.kept)).toBe("watched");
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

test("WB-B5 what was seen of a deal is help in every match of it that begins later, or had no move yet", () => {
  const at = (deal: string) => must(Match.start(game, { deal }));
  const early = start();
  noteLooked(new Archive(), at("617"), "hint");
  noteLooked(new Archive(), at("618"), "line");
  const late = start();
  for (const session of [early, late]) play(session, 0);
  expect([early, late].map(({ kept }) => [helpOf(kept), kept.hints])).toEqual([
    ["hints", 1],
    ["hints", 1],
  ]);
  // Whoever has seen the whole way has not won, and a look at less takes nothing of that back.
  noteLooked(new Archive(), at("617"), "line");
  noteLooked(new Archive(), at("617"), "hint");
  const last = start();
  play(last, 0);
  expect([last.isWon, helpOf(last.kept)]).toEqual([true, "watched"]);
  // What was won before it was looked at stays won so.
  expect(helpOf(late.kept)).toBe("hints");
});

test("WB-R7 what is played again begins without the light that shone, and with the moves that were seen, of which it tells", async () => {
  const told: string[] = [];
  const tell = vi
    .spyOn((await import("../voice/voice.ts")).voice, "tell")
    .mockImplementation((text) => void told.push(text));
  const lit = start();
  lit.helped("light");
  play(lit, 0);
  lit.restart();
  play(lit, 0);
  const hinted = start();
  hinted.helped("hint");
  play(hinted, 0);
  const notes = own("freecell").notes;
  await vi.waitFor(() => expect(Object.keys(notes.get()).some((name) => name.startsWith("seen."))).toBe(true));
  expect(told).toEqual([]);
  hinted.restart();
  await vi.waitFor(() => expect(told).toEqual(["You have seen moves of this deal: a win counts as one with hints."]));
  play(hinted, 0);
  expect([lit, hinted].map(({ isWon, kept }) => [isWon, helpOf(kept)])).toEqual([
    [true, "unaided"],
    [true, "hints"],
  ]);
  tell.mockRestore();
});

test("WB-R10 a board that somebody made is practice, also when it is played again; its address leads to it", async () => {
  const archive = new Archive();
  const near = WIN.slice(0, -2).reduce(
    (now, text) => must(now.play(text, seat(0))),
    must(Match.start(game, { deal: "617" })),
  );
  const board = loaded.manners.boardText?.(near.view(seat(0))) ?? "";
  const screen = screenAt(addressOf("freecell", board.replaceAll("\n", " ")), ["freecell"]);
  const openedAt = () => must(open(loaded, screen.name === "play" ? screen.place : undefined, archive));
  const { match, kept } = openedAt();
  const session = new Session(loaded, match, kept, archive, voice);
  session.play(WIN.at(-2) ?? "");
  await vi.waitFor(() => expect(session.safe.get()).toBe(1));
  expect(openedAt().kept.id).toBe(session.id);
  session.play(WIN.at(-1) ?? "");
  expect([session.isWon, session.kept.practice]).toEqual([true, true]);
  await vi.waitFor(() => expect(archive.read(session.id)?.scores).toEqual([1]));
  expect(tally(archive.list())).toMatchObject({ played: 0, won: 0, count: { unaided: 0, practice: 1 } });
  session.restart();
  session.play(WIN.at(-2) ?? "");
  expect(session.kept.practice).toBe(true);
});

test("WB-R10 a board of chance and that of a day are deals; one that was only written down is none", async () => {
  const pegs = await GAMES.find(({ id }) => id === "pegs")!.rules();
  const table = { game: pegs, manners: mannersOf(pegs), door: {} } as never;
  const chance = randomDeal(table);
  const isOwn = (deal: string) => isOwnBoard(table, { deal });
  const [made, daily] = [
    "***.***/***O***/***O***/***.***/***.***/***.***/*******",
    "***.***/***O***/***O***/***O***/***.***/***.***/*******",
  ];
  expect(isOwn(daily)).toBe(true);
  own("pegs").notes.note("daily.2026-11-18", `2026-11-18 ${daily} d4 18`);
  const all = [chance, daily, made, "english", "triangle15-12", "skull", "nonsense"];
  expect(all.map(isOwn)).toEqual([false, false, true, false, false, false, false]);
});

test("WB-R7 what was won stays; who plays it again plays another match, who goes on from its middle one that is practice", () => {
  const session = start();
  play(session, 0);
  const { id } = session.kept;
  session.noteFewest(90, false);
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

test("WB-R8 a match was won when it was won, whenever the page is left", () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"], now: new Date("2026-11-18T23:50") });
  const session = start();
  play(session, 1);
  vi.setSystemTime(new Date("2026-11-18T23:58"));
  play(session, 0);
  const ended = session.kept.touched;
  expect(new Date(ended)).toEqual(new Date("2026-11-18T23:58"));
  vi.setSystemTime(new Date("2026-11-19T08:00"));
  session.keep();
  session.noteFewest(90, false);
  expect([session.kept.touched, session.kept.fewest]).toEqual([ended, 90]);
  // Whoever plays it again plays today.
  session.restart();
  session.play(WIN[0] ?? "");
  expect(new Date(session.kept.touched)).toEqual(new Date("2026-11-19T08:00"));
});

test("WB-M10 each match of a deal is found by its own address, and the deal's own leads to the one that counts", async () => {
  const archive = new Archive();
  const dealt = must(Match.start(game, { deal: "617" }));
  const put = async (id: string, moves: number, touched: number, more: object) => {
    const match = WIN.slice(0, moves).reduce((now, text) => must(now.play(text, seat(0))), dealt);
    await archive.write({ ...begin(match, place, "", ""), ...more, id, touched });
  };
  await put("counted", 2, 1, {});
  await put("won", WIN.length, 2, { scores: [1] });
  await put("practice", 4, 3, { practice: true });
  const openedAt = (address: string) => {
    const screen = screenAt(address, ["freecell"]);
    const { match, kept } = must(open(loaded, screen.name === "play" ? screen.place : undefined, archive));
    return { session: new Session(loaded, match, kept, archive, voice), id: kept.id, ply: match.ply };
  };
  for (const kept of archive.list()) expect(openedAt(addressOfKept(loaded, kept)).id).toBe(kept.id);
  for (const id of ["practice", "counted"]) {
    const { session } = openedAt(addressOfKept(loaded, archive.read(id)!));
    expect(openedAt(session.address).id).toBe(id);
  }
  const plain = ["/freecell/617", "/freecell/617?match=elsewhere", "/freecell"].map((address) => openedAt(address).id);
  expect(plain).toEqual(["counted", "counted", "counted"]);
  expect(openedAt("/freecell/618?match=counted")).toMatchObject({ ply: 0 });
  expect(archive.unfinished().map(({ id }) => id)).toEqual(["counted", "practice"]);
  await archive.remove(["counted"]);
  expect(openedAt("/freecell/617")).toMatchObject({ ply: 0 });
});

test("WB-M10 a deal that nothing was done to does not become the practice that another tab begins", async () => {
  const archive = new Archive();
  const match = must(Match.start(game, { deal: "617" }));
  const session = new Session(loaded, match, begin(match, place, "", ""), archive, voice);
  const played = must(match.play(WIN[0] ?? "", seat(0)));
  const { id } = session;
  for (const [practice, joined] of [
    [true, id],
    [false, "other"],
  ] as const) {
    await archive.write({ ...begin(played, { ...place, practice }, "", ""), id: practice ? "practice" : "other" });
    session.join(practice ? "practice" : "other");
    expect(session.id).toBe(joined);
  }
});

test("WB-E3 what is known of the shortest way is kept, and what is proved is not taken back", () => {
  const session = start();
  play(session, 0);
  const known = (fewest: number, proved: boolean) => {
    session.noteFewest(fewest, proved);
    return [session.kept.fewest, session.kept.proved];
  };
  expect([known(90, false), known(95, false), known(86, false)]).toEqual([90, 90, 86].map((fewest) => [fewest, false]));
  expect([known(84, true), known(83, false)]).toEqual([84, 84].map((fewest) => [fewest, true]));
});

test("WB-X6 a sentence of the moment goes with the move of another seat that ends the deal, and with no other of theirs", async () => {
  const party = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
  const moves = goldenMoves("bigtwo", "mis");
  const link = (count: number) => `/bigtwo/golden?options=mis&moves=${moves.slice(0, count).join(".")}`;
  const company = { game: party, manners: mannersOf(party), door: {} } as unknown as Loaded;
  const seats = Array.from({ length: 4 }, () => ({ kind: "person" as const }));
  let hushed = 0;
  const heard = { announce: () => {}, tell: () => {}, hush: () => (hushed += 1) } as never;
  const answered = (count: number) => {
    const before = must(Match.fromLink(party, link(count)));
    const mover = before.status.kind === "playing" ? before.status.seat : seat(0);
    const own = seat((Number(mover) + 1) % seats.length);
    const begun = begin(before, { seat: own, seats, practice: false }, "", "1-deals");
    expect(new Session(company, before, begun, new Archive(), heard).answer(moves[count] ?? "", mover)).toBe(true);
  };
  answered(0);
  expect(hushed).toBe(0);
  answered(moves.length - 1);
  expect(hushed).toBe(1);
});
