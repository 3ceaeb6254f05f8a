import { GAMES } from "@baize/games";
import { Match, mannersOf, must, seat, sentence } from "@baize/kernel";
import { type Kept, midendWords, seatsWith } from "@baize/midend";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, screenAt } from "../address/address.ts";
import { analysisAddress, filmAddress, reviewAmong } from "../address/looked.ts";
import { memoryShelf } from "../keeping/shelf.ts";
import { tally } from "../keeping/tally.ts";
import type { Loaded } from "../library/games.ts";
import { pageWords } from "../words/index.ts";
import { isSeriesOver, seriesOf } from "./series.ts";

vi.stubGlobal("localStorage", memoryShelf());
const { lastTable, partyAt, rememberTable } = await import("./last-table.ts");
const { addressOfKept } = await import("./kept-address.ts");
const { guestsAt, satAt } = await import("./sat.ts");

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
const loaded = { game, manners: mannersOf(game) } as Loaded;
const LAST = ["classic", "classic", "classic"];

const kept = (begun: number, more: Partial<Kept>): Kept => ({
  id: String(begun),
  rev: "",
  game: "bigtwo",
  deal: "617",
  options: "mis",
  save: "{}",
  moves: 1,
  elapsed: 0,
  begun,
  touched: begun,
  scores: null,
  hints: 0,
  light: false,
  series: "s",
  term: "",
  earlier: [],
  watched: false,
  before: 0,
  fewest: 0,
  proved: false,
  seat: seat(0),
  seats: seatsWith(seat(0), ["novice"]),
  practice: false,
  ...more,
});

const placeAt = (address: string) => {
  const screen = screenAt(address, ["bigtwo"]);
  return screen.name === "play" ? screen.place : undefined;
};

describe("who plays at an address", () => {
  afterEach(() =>
    rememberTable(loaded, { options: "mis", bots: LAST, practice: false, term: "10-deals" }, { series: "s", seat: 0 }),
  );

  const at = (address: string) => must(partyAt(loaded, placeAt(address), "mis"));

  test.each([
    ["/bigtwo/617", { bots: LAST, practice: false }],
    ["/bigtwo/617?bots=master.novice.expert", { bots: ["master", "novice", "expert"], practice: false }],
    [
      "/bigtwo/617?options=mis&bots=master.novice.novice&practice=yes",
      { bots: ["master", "novice", "novice"], practice: true },
    ],
    ["/bigtwo/617?term=50-points", { bots: LAST, term: "50-points" }],
    ["/bigtwo/617?term=open", { bots: LAST, term: "" }],
  ])("WB-P1 %s", (address, expected) => {
    expect(at(address)).toMatchObject(expected);
  });

  test.each([
    ["bots=master", "This address names 1 bot; 3 are expected, such as bots=novice.novice.novice."],
    ["bots=", '"" is not a level of the bots; the levels are novice, classic, skilled, expert, master, grandmaster.'],
    [
      "bots=master.prophet.novice",
      '"prophet" is not a level of the bots; the levels are novice, classic, skilled, expert, master, grandmaster.',
    ],
    [
      "bots=novice.novice.novice.novice",
      "This address names 4 bots; 3 are expected, such as bots=novice.novice.novice.",
    ],
    ["seat=4", "This address names a seat that is not at the table; the seats are 0 to 3."],
    ["seat=left", "This address names a seat that is not at the table; the seats are 0 to 3."],
    [
      "term=10",
      '"10" is not the length of a match: a number of deals such as 10-deals, or of points such as 50-points, is expected.',
    ],
  ])("WB-P8 %s gets a sentence", (query, expected) => {
    const found = partyAt(loaded, placeAt(`/bigtwo/617?${query}`), "mis");
    expect(found.ok ? "" : sentence(found.error, pageWords, midendWords)).toBe(expected);
  });

  test("WB-P1 what is written is read back", () => {
    for (const [term, seat] of [
      ["", 0],
      ["20-deals", 2],
    ] as const) {
      const wanted = { bots: ["master", "novice", "expert"], practice: true, term, seat };
      expect(at(addressOf("bigtwo", "617", undefined, wanted))).toMatchObject(wanted);
    }
  });

  test("WB-P2 a match opened in the middle is practice", () => {
    expect(at("/bigtwo/617?moves=3D")?.practice).toBe(true);
  });

  test("WB-P3 at the table chosen last the series goes on, at another one begins", () => {
    rememberTable(
      loaded,
      { options: "mis", bots: LAST, practice: false, term: "5-deals" },
      { series: "mine", seat: 0 },
    );
    expect(at("/bigtwo/617")?.series).toBe("mine");
    expect(at("/bigtwo/617?bots=master.master.master")?.series).not.toBe("mine");
    expect(at("/bigtwo/617?term=10-deals")?.series).not.toBe("mine");
    expect(at("/bigtwo/617?seat=2")?.series).not.toBe("mine");
    expect(must(partyAt(loaded, placeAt("/bigtwo/617"), "taiwan"))?.series).not.toBe("mine");
  });

  test("WB-K6 a table with rules or a length that there are not is the standard one in these, and bars nothing", () => {
    rememberTable(loaded, { options: "nonsense", bots: LAST, practice: true, term: "for ever" });
    expect(lastTable(loaded)).toMatchObject({ options: "mis", bots: LAST, practice: true, term: "10-deals" });
    expect(partyAt(loaded, undefined, "mis").ok).toBe(true);
  });

  test("WB-P1 a table that names levels which are not there any more is the standard one", () => {
    rememberTable(loaded, { options: "taiwan", bots: ["prophet", "novice", "novice"], practice: true, term: "" });
    expect(lastTable(loaded)).toMatchObject({ options: "taiwan", bots: LAST, practice: true });
    expect(lastTable({ game: { meta: { id: "x", seats: 1 } } } as unknown as Loaded)).toBeUndefined();
  });
});

describe("who sat at a match that is looked at", () => {
  const played = must(Match.fromLink(game, "/bigtwo/7?moves=3D+3S.4H+4S"));
  const names = ["Ada", "Bob & Co", "", "Plod"];
  const said = (address: string) => {
    const screen = screenAt(address, ["bigtwo"]);
    if (screen.name === "review" || screen.name === "analysis") return screen.company;
    return screen.name === "play" ? screen.place : undefined;
  };

  test("WB-V5 names, faces and seat go with the address of the film, the review and the analysis, and are read back", () => {
    const sat = { names, faces: ["cap", "bun", "", "plod"], seat: 1 };
    for (const address of [filmAddress(played, sat), reviewAmong(played, sat), analysisAddress(played.link(), sat)]) {
      expect(said(address), address).toMatchObject(sat);
      // What is told of them is no part of the match.
      expect(must(Match.fromLink(game, address.replace(/^\/(review|analysis)/, ""))).moves).toEqual(played.moves);
    }
    expect(guestsAt(loaded, sat).map(({ name }) => name)).toEqual(names);
    expect(guestsAt(loaded, sat).map(({ face }) => face)).toEqual(sat.faces);
  });

  test("WB-V5 an address that names nobody is as it was, and has the usual bots", () => {
    expect(analysisAddress(played.link())).toBe(`/analysis${played.link()}`);
    expect(said("/analysis/bigtwo/7?moves=3D+3S")).toEqual({ practice: false });
    expect(guestsAt(loaded, {}).map(({ name }) => name)).toEqual(["", "Plod", "Plod 2", "Plod 3"]);
    expect(guestsAt(loaded, { bots: ["prophet"], seat: 3 })[3]?.name).toBe("");
  });

  test("WB-V5 a name that somebody wrote into an address is cut, its control signs are seen, and it stays so in the next one", () => {
    const wild = `\u202e\n${"x".repeat(100)}`;
    const first = said(analysisAddress(played.link(), { names: ["Ada\u0007", wild, "\ud800"], seat: 0 }))?.names;
    expect(first).toEqual(["Ada␇", `<202E>␊${"x".repeat(22)}…`, "\ufffd"]);
    const again = said(analysisAddress(played.link(), { names: first?.slice(0, 1) ?? [] }))?.names;
    expect(again).toEqual(["Ada␇"]);
    // Fewer names than seats leave the others without one.
    expect(guestsAt(loaded, { names: ["Ada"] }).map(({ name }) => name)).toEqual(["Ada", "", "", ""]);
  });

  test("WB-V5 a record of people is a film with their names; one of bots is opened as it was played", () => {
    const people = [
      { kind: "person", name: "Ada", face: "bun" },
      { kind: "bot", level: "classic" },
      { kind: "person", name: "Bob" },
      { kind: "bot", level: "classic" },
    ] as const;
    const { deal, options } = played;
    const among = kept(1, { save: played.save(), deal, options, moves: 2, seats: people, seat: seat(2) });
    const place = placeAt(addressOfKept(loaded, among));
    expect(place).toMatchObject({ hasMoves: true, seat: 2, names: ["Ada", "Plod", "Bob", "Plod 2"] });
    expect(place).toMatchObject({ faces: ["bun", "plod", "", "plod"] });
    const alone = kept(2, {
      save: played.save(),
      deal,
      options,
      moves: 2,
      seats: seatsWith(seat(1), LAST),
      seat: seat(1),
    });
    expect(satAt(loaded, alone)).toEqual({ seat: 1, bots: LAST });
    expect(placeAt(addressOfKept(loaded, alone))).toMatchObject({ hasMoves: false, seat: 1, bots: LAST });
    // The bots that played it are those that its analysis shows.
    const novices = satAt(loaded, { ...alone, seats: seatsWith(seat(1), ["novice", "master", "novice"]) });
    const seen = guestsAt(loaded, said(analysisAddress(played.link(), novices)) ?? {});
    expect(seen.map(({ level }) => level)).toEqual(guestsAt(loaded, novices).map(({ level }) => level));
    expect(seen.filter(({ name }, n) => n !== 1 && name.startsWith("Plod"))).toEqual([]);
  });
});

test("WB-P3 the deals of a match add up; others and later ones do not count", () => {
  const all = [
    kept(1, { scores: [3, -3] }),
    kept(2, { scores: [-1, 1] }),
    kept(3, { scores: [9, -9], series: "another" }),
    kept(4, { term: "5-deals" }),
    kept(5, { scores: [7, -7] }),
  ];
  const at = (n: number) => [seriesOf(all, all[n]!).dealText, seriesOf(all, all[n]!).totals];
  expect(at(3)).toEqual(["Deal 3 of 5", [2, -2]]);
  expect(at(1)).toEqual(["Deal 2", [2, -2]]);
  // The fourth was left in the middle and gave its number on.
  expect(at(4)).toEqual(["Deal 3", [9, -9]]);
  expect(seriesOf([], all[3]!).dealText).toBe("Deal 1 of 5");
});

test("WB-P9 a match of so many deals is over after its last one, and then another begins", () => {
  const two = [kept(1, { scores: [3, -3], term: "2-deals" }), kept(2, { scores: [-1, 1], term: "2-deals" })];
  expect([isSeriesOver(two, "s"), isSeriesOver(two.slice(0, 1), "s"), isSeriesOver(two, "none")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSeriesOver([kept(1, { scores: [30, -30], term: "30-points" })], "s")).toBe(true);
});

test("WB-P2 practice is counted apart", () => {
  const sums = tally([
    kept(1, { scores: [3, -3] }),
    kept(2, { scores: [-5, 5] }),
    kept(3, { scores: [8, -8], practice: true }),
  ]);
  expect(sums).toMatchObject({ played: 2, won: 1, points: -2, count: { practice: 1 } });
});

/** A worker that is asked for a move thinks for ever, and hears nothing else meanwhile. */
class Thinker extends EventTarget {
  #isThinking = false;

  postMessage({ id, task }: { readonly id: number; readonly task: string }): void {
    if (task === "choose") this.#isThinking = true;
    if (this.#isThinking) return;
    const answer = Object.assign(new Event("message"), { data: { id, value: { text: "pass" } } });
    queueMicrotask(() => this.dispatchEvent(answer));
  }

  terminate(): void {
    this.#isThinking = true;
  }
}

test("BT-W10 a hint after an undo does not wait for whoever thinks about the table that was", {
  timeout: 5000,
}, async () => {
  vi.stubGlobal("Worker", Thinker);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const { advise, choose } = await import("./bots.ts");
  const before = must(Match.start(game, { deal: "617" }));
  const { status } = before;
  const mover = status.kind === "playing" ? status.seat : seat(0);
  const after = must(before.play(before.legalMoves(mover)[0] ?? ""));
  const asked = choose(after, seat((mover + 1) % 4), "grandmaster");
  const given = asked.catch(() => "sent away");
  await new Promise((done) => setTimeout(done));
  expect(await advise(before, mover)).toEqual({ text: "pass" });
  expect(await given).toBe("sent away");
});

test("WB-A2 the screens that a game brings besides its table are named where the server finds them", async () => {
  for (const { id, web, deals, rooms = [] } of GAMES) {
    const door = await web?.();
    const brought = [...Object.keys(door?.rooms ?? {}), ...Object.keys(door?.pages ?? {})];
    expect([id, ...brought.sort()]).toEqual([id, ...[...rooms, ...(deals === undefined ? [] : [deals])].sort()]);
  }
});
