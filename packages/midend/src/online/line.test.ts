import { expect, test } from "vitest";
import { EventReader } from "./events.ts";
import { EVENTS, following, Scene, settled, table, told } from "./line.fixture.ts";
import { openTable, TableLine } from "./line.ts";
import { PHRASES, phraseText } from "./phrases.ts";
import { worldOf } from "./world.ts";

test("MD-O1 a table is told whole, then by its moves; what is older is not heard", async () => {
  const { scene, line, stop } = await following();
  let changes = 0;
  line.watch(() => {
    changes += 1;
  });
  const view = { turn: 1, rules: { soft: true }, played: [{ n: 1 }] };
  scene.tell(told("table", table(4, { moves: [{ seat: 0, move: "3D" }], view })));
  await settled();
  const move = { seq: 5, ply: 1, moves: [{ seat: 1, move: "4D" }], view: { turn: 2 }, more: { played: [{ n: 2 }] } };
  scene.tell(told("move", move) + told("move", { seq: 5, ply: 9 }));
  await settled();
  expect(line.table()).toMatchObject({ seq: 5, ply: 1, moves: [{ move: "3D" }, { move: "4D" }] });
  expect(line.table()?.view).toEqual({ turn: 2, rules: { soft: true }, played: [{ n: 1 }, { n: 2 }] });
  expect(line.table()).not.toHaveProperty("more");
  expect([line.state(), changes]).toEqual(["open", 2]);
  scene.answers["/api/tables/abc/phrase"] = { status: 200, found: table(3) };
  expect((await line.act("phrase")).ok).toBe(true);
  expect(line.table()?.seq).toBe(5);
  stop();
});

test("MD-O1 whoever is told a move without the one before asks for the whole table", async () => {
  const { scene, line, stop } = await following();
  scene.tell(told("table", table(4)));
  await settled();
  scene.tell(told("move", { seq: 6, ply: 2, view: {} }));
  await settled();
  expect([line.table()?.seq, scene.asked.length]).toEqual([4, 2]);
  scene.tell(told("table", table(6, { ply: 2 })));
  await settled();
  expect([line.table()?.seq, line.state()]).toEqual([6, "open"]);
  // The answer to a move says the same, and is heard once with it.
  scene.answers["/api/tables/abc/moves"] = {
    status: 200,
    found: { seq: 7, ply: 3, moves: [{ move: "5D" }], view: {} },
  };
  expect((await line.play("5D")).ok).toBe(true);
  scene.tell(told("move", { seq: 7, ply: 3, moves: [{ move: "5D" }], view: {} }));
  await settled();
  expect([line.table()?.seq, line.table()?.moves.length, scene.asked.length]).toEqual([7, 1, 3]);
  scene.answers["/api/tables/abc/moves"] = { status: 200, found: { seq: 9, ply: 5, moves: [], view: {} } };
  expect((await line.play("6D")).ok).toBe(true);
  await settled();
  expect([line.table()?.seq, scene.asked.length]).toEqual([7, 5]);
  stop();
});

test("MD-O2 a lost line is opened again after a second, and so is a silent one; a table that is not there is gone", async () => {
  const { scene, line, stop } = await following();
  scene.tell(undefined);
  await settled();
  expect(line.state()).toBe("lost");
  scene.answers[EVENTS] = undefined;
  await scene.pass(1000);
  expect([line.state(), scene.asked.length]).toEqual(["lost", 2]);
  scene.answers[EVENTS] = { status: 200, found: {} };
  await scene.pass(1000);
  expect(line.state()).toBe("open");
  scene.tell(told("table", table(1)));
  await settled();
  await scene.pass(39_000);
  scene.tell(":\n\n");
  await settled();
  await scene.pass(39_000);
  expect(line.state()).toBe("open");
  await scene.pass(1000);
  expect(line.state()).toBe("lost");
  // What is not heard is not kept open.
  scene.answers[EVENTS] = { status: 404, found: {} };
  const { left } = scene;
  await scene.pass(1000);
  expect([line.state(), scene.left]).toEqual(["gone", left + 1]);
  const count = scene.asked.length;
  stop();
  await scene.pass(60_000);
  expect(scene.asked.length).toBe(count);
});

test("MD-O1 MD-O2 an older table is not heard but at the beginning of a line, and who is never answered asks again", async () => {
  const { scene, line, stop } = await following();
  scene.tell(told("table", table(4)) + told("table", table(3)));
  await settled();
  expect(line.table()?.seq).toBe(4);
  scene.isMute = true;
  scene.tell(undefined);
  await settled();
  await scene.pass(1000);
  expect([line.state(), scene.asked.length]).toEqual(["lost", 2]);
  await scene.pass(40_000);
  scene.isMute = false;
  await scene.pass(1000);
  expect([line.state(), scene.asked.length]).toEqual(["open", 3]);
  // A server that was set back to a copy knows less, and is right.
  scene.tell(told("table", table(2)));
  await settled();
  expect(line.table()?.seq).toBe(2);
  stop();
});

test("MD-O3 whoever sits down follows as that seat; a move without an answer is sent again with its key", async () => {
  const { scene, line, stop } = await following();
  scene.answers["/api/tables/abc/seat"] = { status: 201, found: { seat: 2, token: "t0k", table: table(1) } };
  expect((await line.sit("Ada", { seat: 2 })).ok).toBe(true);
  await settled();
  expect(JSON.parse(scene.asked.at(-2)?.wish.body ?? "")).toEqual({ name: "Ada", nonce: "aa", seat: 2 });
  expect(scene.asked.at(-1)).toMatchObject({ path: EVENTS, wish: { headers: { authorization: "Bearer t0k" } } });
  const moves = () => scene.asked.filter(({ path }) => path.endsWith("/moves"));
  const playing = line.play("3D");
  await settled();
  scene.answers["/api/tables/abc/moves"] = { status: 503, found: { says: "Away." } };
  await scene.pass(1000);
  // An answer that is cut off is none.
  scene.answers["/api/tables/abc/moves"] = { status: 200, found: {}, isCut: true };
  await scene.pass(1000);
  scene.answers["/api/tables/abc/moves"] = { status: 200, found: table(2, { ply: 1 }) };
  await scene.pass(1000);
  expect((await playing).ok).toBe(true);
  expect(new Set(moves().map(({ wish }) => wish.body)).size).toBe(1);
  expect(moves()).toHaveLength(4);
  expect(line.table()?.ply).toBe(1);
  // What the rules forbid is not tried again.
  scene.answers["/api/tables/abc/moves"] = { status: 422, found: { says: "No." } };
  expect(await line.play("2S")).toMatchObject({ ok: false, says: "No." });
  expect(await openTable(scene, {})).toMatchObject({ ok: false, status: 0 });
  stop();
});

test("MD-O3 whoever sits there already, by another tab, follows as that seat from then on", async () => {
  const { scene, line, stop } = await following();
  scene.tell(told("table", table(4)));
  await settled();
  const refused = (you: number | null) => ({
    status: 422,
    found: { code: "x", says: "No.", table: table(5, { you }) },
  });
  const streams = () => scene.asked.filter(({ path }) => path === EVENTS).length;
  scene.answers["/api/tables/abc/seat"] = refused(null);
  expect((await line.sit("Ada")).ok).toBe(false);
  expect([line.table()?.you, streams()]).toEqual([null, 1]);
  scene.answers["/api/tables/abc/seat"] = refused(0);
  expect((await line.sit("Ada")).ok).toBe(false);
  await settled();
  expect([line.table()?.you, streams()]).toEqual([0, 2]);
  stop();
});

test("MD-O3 a page whose browser refuses cookies shows its token itself, and other pages leave that to the cookie", async () => {
  for (const isRefused of [true, false]) {
    const held: string[] = [];
    const scene = Object.assign(new Scene(), { address: "" });
    scene.answers[EVENTS] = { status: 200, found: {} };
    scene.answers["/api/tables/abc/seat"] = { status: 201, found: { seat: 0, token: "t0k", table: table(1) } };
    scene.answers["/api/tables/abc/start"] = { status: 200, found: table(2) };
    const line = new TableLine("abc", scene, {
      nonce: "aa",
      hold: isRefused ? (token) => held.push(token) : undefined,
    });
    const stop = line.follow();
    await line.sit("Ada");
    await settled();
    await line.act("start");
    const shown = isRefused ? "Bearer t0k" : undefined;
    const later = scene.asked.slice(-2).map(({ path, wish }) => [path, wish.headers.authorization]);
    expect(later).toEqual([
      [EVENTS, shown],
      ["/api/tables/abc/start", shown],
    ]);
    expect(held).toEqual(isRefused ? ["t0k"] : []);
    stop();
  }
});

test("MD-O9 what is no table is a lost line, with the status that came; noise alone is no table, and nobody waits for ever", async () => {
  for (const nonsense of [
    "<html></html>\n\n",
    "event: table\ndata: {\n\n",
    told("table", {}),
    told("table", [null]),
    "event: table\ndata: null\n\n",
    told("table", table(1, { seats: 5 })),
    told("table", table(1, { said: [{}] })),
  ]) {
    const { scene, line, stop } = await following();
    scene.tell(nonsense);
    scene.tell(undefined);
    await settled();
    await settled();
    expect([nonsense, line.table(), line.state(), line.status]).toEqual([nonsense, undefined, "lost", 200]);
    stop();
  }
  const { scene, line, stop } = await following();
  await scene.pass(39_000);
  scene.tell(":\n\n");
  await settled();
  await scene.pass(1000);
  expect([line.state(), line.status]).toEqual(["lost", 200]);
  await scene.pass(1000);
  scene.tell(told("table", table(4)));
  await settled();
  // A move that makes no table of it, told or answered, asks for the whole table.
  scene.answers["/api/tables/abc/moves"] = { status: 200, found: { seq: 5, view: 7, more: { a: 1 }, moves: 9 } };
  const asked = scene.asked.length;
  expect((await line.play("3D")).ok).toBe(true);
  await settled();
  expect([line.table()?.seq, scene.asked.length]).toEqual([4, asked + 2]);
  for (const found of [null, 7, "text", { says: { a: 1 } }, { table: 5 }, { table: { seq: 9 } }]) {
    scene.answers["/api/tables/abc/seat"] = { status: 201, found: found as never };
    expect(await line.sit("Ada")).toMatchObject({ ok: false, status: 201, says: "" });
  }
  expect(line.table()?.seq).toBe(4);
  scene.isMute = true;
  const opening = openTable(scene, {});
  await scene.pass(30_000);
  expect(await opening).toMatchObject({ ok: false, status: 0, id: "" });
  scene.isMute = false;
  scene.answers["/api/tables"] = { status: 200, found: { id: { a: 1 } } };
  expect(await openTable(scene, {})).toMatchObject({ ok: true, id: "" });
  stop();
  const endless = new EventReader();
  expect(() => endless.read("x".repeat(10_000_001))).toThrow(/MD-O9/);
});

test("MD-O4 events are read however they are cut", () => {
  const text = `retry: 1000\n\n:\n\n${told("table", { a: 1 })}data: {}\n\n`;
  const whole = [
    { event: "table", data: '{"a":1}' },
    { event: "message", data: "{}" },
  ];
  for (let size = 1; size < text.length; size++) {
    const reader = new EventReader();
    const read = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
      reader.read(text.slice(n * size, (n + 1) * size)),
    );
    expect(read.flat()).toEqual(whole);
  }
});

test("MD-O5 every phrase has its words", () => {
  expect(new Set(PHRASES.map(phraseText)).size).toBe(PHRASES.length);
  expect(PHRASES.map(phraseText)).not.toContain("");
  expect(phraseText("of a later server")).toBe("");
});

test("MD-O6 the world is made of what browsers and Node have in common", async () => {
  const asked: unknown[] = [];
  const late: unknown[] = [];
  const { chance, decoder, later, ask, address } = worldOf("http://table", {
    ask: async (path: string, wish: object) => {
      asked.push([path, wish]);
      return { status: 204, json: async () => ({}), body: null };
    },
    Decoder: class {
      decode = (bytes: Uint8Array | undefined, { stream }: { stream: true }) => `${bytes} ${stream}`;
    },
    start: (_act: () => void, ms: number) => ms,
    stop: (timer: unknown) => late.push(timer),
    fill: (bytes: Uint8Array<ArrayBuffer>) => bytes.map((_, at) => at * 9),
  });
  expect(await ask(`${address}/api`, { method: "POST", headers: {} })).toMatchObject({ status: 204 });
  expect(asked).toEqual([["http://table/api", { method: "POST", headers: {}, cache: "no-store" }]]);
  expect(decoder()(new Uint8Array([1, 2]))).toBe("1,2 true");
  later(() => {}, 40)();
  expect(late).toEqual([40]);
  expect(chance(3)).toBe("000912");
});
