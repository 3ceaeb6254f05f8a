import { describe, expect, test, vi } from "vitest";
import { Archive } from "./archive.ts";
import { type Journal, shelfJournal } from "./journal.ts";
import { kept, on, withMoves } from "./keeping.fixture.ts";
import { notePending, pendingOn } from "./pending.ts";
import { memoryShelf as shelf } from "./shelf.ts";
import { trouble } from "./trouble.ts";

describe("the archive", () => {
  test("WB-M3 what another tab has written since is kept beside", async () => {
    const common = shelf();
    const [one, two] = [await on(common), await on(common)];
    const first = (await one.write(kept()))!;
    const other = (await two.write(withMoves(first, 2)))!;
    const late = (await one.write(withMoves(first, 3)))!;
    expect(other.id).toBe("a");
    expect(late.id).not.toBe("a");
    expect(
      one
        .list()
        .map(({ moves }) => moves)
        .sort(),
    ).toEqual([2, 3]);
    expect((await one.write(withMoves(late, 4)))?.id).toBe(late.id);
  });

  test("WB-M3 where another tab has only let time pass, it stays one match", async () => {
    const common = shelf();
    const [one, two] = [await on(common), await on(common)];
    const first = (await one.write(kept()))!;
    await two.write({ ...first, elapsed: 5000 });
    expect((await one.write(withMoves(first, 2), first.save))?.id).toBe("a");
    expect((await one.write(withMoves(first, 3), "another"))?.id).not.toBe("a");
    expect(await two.write({ ...first, elapsed: 9000 }, first.save)).toBeUndefined();
    expect([two.read("a")?.moves, two.list().length]).toEqual([2, 1]);
  });

  test("WB-M3 what another tab wrote while this one was writing is taken over when that is done", async () => {
    const common = shelf();
    const journal = shelfJournal(common);
    const channel = new BroadcastChannel("tabs");
    const one = new Archive();
    let pause = Promise.resolve();
    const put: Journal["put"] = async (...asked) => {
      const isDone = await journal.put(...asked);
      await pause;
      return isDone;
    };
    const read: Journal["read"] = async (id) => {
      const text = await journal.read(id);
      await pause;
      return text;
    };
    await one.open({ ...journal, put, read }, undefined, channel);
    const hear = (id: string) => channel.dispatchEvent(new MessageEvent("message", { data: id }));
    const heard = vi.fn();
    one.subscribe(heard);
    const two = await on(common);
    const first = (await one.write(kept()))!;
    await two.open(journal);

    // It writes that time has passed, and the other moves.
    let gate = Promise.withResolvers<void>();
    pause = gate.promise;
    const own = one.write({ ...first, elapsed: 5000 }, first.save);
    await two.write(withMoves(first, 2), first.save);
    hear("a");
    gate.resolve();
    await own;
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("a"));
    expect(one.read("a")?.moves).toBe(2);

    // It begins to write while it looks at what the other wrote: nothing older than its own is shown.
    const now = one.read("a")!;
    gate = Promise.withResolvers();
    pause = gate.promise;
    await two.write(withMoves(now, 3), now.save);
    hear("a");
    const late = one.write(withMoves(now, 4), now.save);
    gate.resolve();
    expect((await late)?.id).not.toBe("a");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(
      one
        .list()
        .map(({ moves }) => moves)
        .toSorted(),
    ).toEqual([3, 4]);
    channel.close();
  });

  test.each(["before", "after"])(
    "WB-K1 WB-M3 what could not be written stays, where another tab wrote there %s this one failed",
    async (when) => {
      vi.stubGlobal("DOMException", class extends Error {});
      const common = shelf();
      const journal = shelfJournal(common);
      const channel = new BroadcastChannel("tabs");
      const one = new Archive();
      let gate = Promise.withResolvers<void>();
      gate.resolve();
      const put: Journal["put"] = async (...asked) => {
        await gate.promise;
        return journal.put(...asked);
      };
      await one.open({ ...journal, put }, undefined, channel);
      const hear = () => channel.dispatchEvent(new MessageEvent("message", { data: "a" }));
      const first = (await one.write(kept()))!;
      const two = await on(common);
      gate = Promise.withResolvers();
      const own = one.write(withMoves(first, 3), first.save);
      await two.write({ ...first, elapsed: 5000 }, first.save);
      if (when === "before") hear();
      gate.reject(new Error("no"));
      expect(await own).toBeUndefined();
      if (when === "after") hear();
      await new Promise((done) => setTimeout(done));
      expect(one.read("a")?.moves).toBe(3);
      gate = Promise.withResolvers();
      gate.resolve();
      await one.writeUnkept();
      await new Promise((done) => setTimeout(done));
      expect([one.list().map(({ moves }) => moves), (await on(common)).read("a")?.moves]).toEqual([[3], 3]);
      channel.close();
    },
  );

  test("WB-K1 what could not be written is shown, noted, and written with the next move", async () => {
    vi.stubGlobal("DOMException", class extends Error {});
    const common = shelf();
    const archive = await on(common);
    const first = (await archive.write(kept()))!;
    const { setItem } = common;
    common.setItem = () => {
      throw new Error("no");
    };
    expect(await archive.write(withMoves(first, 2))).toBeUndefined();
    expect([archive.read("a")?.moves, trouble.get()]).toEqual([2, { why: "failed", what: ["moves"] }]);
    expect(await archive.add([kept({ id: "b" })], [])).toBe(false);
    expect(archive.has("b")).toBe(false);
    common.setItem = setItem;
    expect((await archive.write(withMoves(first, 3)))?.id).toBe("a");
    expect([(await on(common)).read("a")?.moves, trouble.get()]).toEqual([3, undefined]);
  });

  test("WB-K2 matches of former days move over; none is lost, and none is written over", async () => {
    const [former, common] = [shelf(), shelf()];
    await (await on(former)).add([kept({ id: "a" }), kept({ id: "b" })], []);
    await (await on(common)).add([kept({ id: "a" }), withMoves(kept({ id: "b" }), 5)], []);
    const archive = new Archive();
    await archive.open(shelfJournal(common), former);
    expect(archive.list()).toHaveLength(3);
    expect([former.length, archive.read("b")?.moves]).toEqual([0, 5]);
    expect((await on(common)).list()).toHaveLength(3);
  });

  test("WB-K7 what was on its way when the page was left is there the next time, once", async () => {
    const [notes, common] = [shelf(), shelf()];
    const journal = shelfJournal(common);
    const archive = new Archive();
    await archive.open(journal, notes);
    const first = (await archive.write(kept()))!;
    expect(notes.length).toBe(0);
    const lame = new Archive();
    await lame.open({ ...journal, put: () => new Promise(() => {}) }, notes);
    void lame.write(withMoves(first, 2));
    expect(notes.length).toBe(1);
    for (let visit = 0; visit < 2; visit++) {
      const again = new Archive();
      await again.open(journal, notes);
      expect([again.list().map(({ id, moves }) => [id, moves]), notes.length]).toEqual([[["a", 2]], 0]);
    }
    // Time that has passed is not worth a match of its own.
    const idle = new Archive();
    await idle.open({ ...journal, put: () => new Promise(() => {}) }, notes);
    void idle.write({ ...first, elapsed: 7000 }, first.save);
    expect(notes.length).toBe(1);
    const last = new Archive();
    await last.open(journal, notes);
    expect([last.list().map(({ id, moves }) => [id, moves]), notes.length]).toEqual([[["a", 2]], 0]);
  });

  test("WB-K7 a note that a later move has overtaken makes no second match, and one that went another way does", async () => {
    const [notes, journal] = [shelf(), shelfJournal(shelf())];
    const archive = new Archive();
    await archive.open(journal, notes);
    const first = (await archive.write(withMoves(kept(), 1)))!;
    const lame = new Archive();
    await lame.open({ ...journal, put: () => new Promise(() => {}) }, notes);
    void lame.write(withMoves(first, 2));
    const [note] = [...pendingOn(notes).values()];
    await archive.write(withMoves(first, 3), first.save);
    const again = new Archive();
    await again.open(journal, notes);
    expect([again.list().map(({ moves }) => moves), notes.length]).toEqual([[3], 0]);
    const { save, ...rest } = JSON.parse(note!.text);
    const { moves, ...told } = JSON.parse(save);
    const otherWay = JSON.stringify({
      ...rest,
      save: JSON.stringify({ ...told, moves: [...moves.slice(0, -1), "another"] }),
    });
    notePending(notes, "other", { ...note!, text: otherWay });
    const third = new Archive();
    await third.open(journal, notes);
    expect(
      third
        .list()
        .map((one) => one.moves)
        .toSorted(),
    ).toEqual([2, 3]);
  });

  test("WB-K3 all matches of a file are written, or none", async () => {
    const common = shelf();
    const archive = await on(common);
    const { setItem } = common;
    common.setItem = (key, text) => {
      if (key.endsWith(".c")) throw new Error("no");
      setItem(key, text);
    };
    expect(await archive.add([kept({ id: "b" }), kept({ id: "c" })], ["{"])).toBe(false);
    expect([common.length, archive.list()]).toEqual([0, []]);
  });

  test("WB-M2 lists the last touched first, and passes over what cannot be read", async () => {
    const common = shelf();
    common.setItem("baize.match.torn", "{");
    common.setItem("baize.match.odd", '{"id":1}');
    common.setItem("other", "1");
    const archive = await on(common);
    await archive.write(kept({ id: "old", touched: 1 }));
    await archive.write(kept({ id: "new", touched: 3 }));
    await archive.write(kept({ id: "won", touched: 2, scores: [1] }));
    expect(archive.list().map(({ id }) => id)).toEqual(["new", "won", "old"]);
    expect(archive.unfinished().map(({ id }) => id)).toEqual(["new", "old"]);
    expect(archive.unread().map(({ id, why }) => [id, why.code])).toEqual([
      ["torn", "record-unreadable"],
      ["odd", "record-unreadable"],
    ]);
    expect((await archive.write(kept({ id: "odd" })))?.id).not.toBe("odd");
    expect(common.getItem("baize.match.odd")).toBe('{"id":1}');
    await archive.remove(["new"]);
    expect(archive.read("new")).toBeUndefined();
    expect(common.getItem("baize.match.new")).toBeNull();
  });
});
