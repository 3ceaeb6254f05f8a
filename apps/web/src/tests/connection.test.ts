/** A browser that closes the database while the page is open. */

import { close, keptMatches, open, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

const subject = startSubject();

describe("a browser that closes the database", () => {
  /** Remembers every connection the page makes. */
  const noteConnections = (page: Page) =>
    page.addInitScript(() => {
      const made: IDBDatabase[] = [];
      Object.assign(globalThis, { made });
      const { open: openDatabase } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...words) {
        const request = openDatabase.apply(this, words);
        request.addEventListener("success", () => {
          made.push(request.result);
          request.result.addEventListener("close", () => Object.assign(globalThis, { isClosed: true }));
        });
        return request;
      };
    });

  test.each(["clears its data", "closes it without a word"])(
    "WB-K8 that %s: the next move is kept all the same",
    async (how) => {
      const opened = await open(subject, "/nothing");
      const { page } = opened;
      await noteConnections(page);
      await page.goto(`${subject.address}/freecell/617`);
      await page.waitForSelector(".card");
      await page.keyboard.type("5a");
      const kept = async () => (await keptMatches(page)).map((match) => match.moves);
      await expect.poll(kept).toEqual([["5a"]]);
      if (how === "clears its data") {
        const session = await opened.context.newCDPSession(page);
        await session.send("Storage.clearDataForOrigin", { origin: subject.address, storageTypes: "indexeddb" });
        // Before the page has heard of it a move may fail, and is told of.
        await page.waitForFunction(() => "isClosed" in globalThis);
      } else {
        await page.evaluate(() => {
          for (const database of (globalThis as unknown as { made: IDBDatabase[] }).made) database.close();
        });
      }
      await page.keyboard.type("6b");
      await expect.poll(kept).toEqual([["5a", "6b"]]);
      expect(await page.getByText("your last moves are not kept").count()).toBe(0);
      await close(opened);
    },
  );

  test("WB-K8 after a writing that failed the next one has a connection of its own", async () => {
    const opened = await open(subject, "/nothing");
    const { page } = opened;
    await noteConnections(page);
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    // As on a disk that is full: every writing of these connections fails for good.
    await page.evaluate(() => {
      const { made } = globalThis as unknown as { made: IDBDatabase[] };
      const [broken, { transaction }] = [[...made], IDBDatabase.prototype];
      const { put } = IDBObjectStore.prototype;
      Object.assign(globalThis, { filled: 0 });
      IDBObjectStore.prototype.put = function (...words) {
        if (typeof words[1] === "number") (globalThis as unknown as { filled: number }).filled += 1;
        return put.apply(this, words);
      };
      IDBDatabase.prototype.transaction = function (...words) {
        const change = transaction.apply(this, words);
        if (broken.includes(this)) change.abort();
        return change;
      };
    });
    await page.keyboard.type("5a");
    const notice = page.getByRole("alert").filter({ hasText: "your last moves are not kept." });
    await notice.waitFor();
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.waitFor({ state: "detached" });
    await page.keyboard.type("6b");
    await expect.poll(async () => (await keptMatches(page)).map((match) => match.moves)).toEqual([["5a", "6b"]]);
    // The log was filled and begun anew, once, and nothing of it stays.
    expect(
      await page.evaluate(() => [
        (globalThis as unknown as { filled: number }).filled,
        localStorage.getItem("baize.torn"),
      ]),
    ).toEqual([120, null]);
    await close(opened);
  });
});

describe("a browser that does not give out what it keeps", () => {
  test.each([
    ["never answers", "open"],
    ["has lost it", "UnknownError"],
  ])("WB-K4 that %s: it is played in all the same, and nothing is lost", async (_, how) => {
    const opened = await open(subject, "/freecell/618");
    const { page } = opened;
    await page.waitForSelector(".card");
    await page.keyboard.type("5a");
    await expect.poll(async () => (await keptMatches(page)).length).toBe(1);
    await page.addInitScript((fault) => {
      if (sessionStorage.getItem("isMended") !== null) return;
      const silent = () => new EventTarget() as IDBRequest as never;
      if (fault === "open") IDBFactory.prototype.open = silent;
      if (fault !== "UnknownError") return;
      IDBFactory.prototype.open = () => {
        const request = Object.assign(new EventTarget(), { error: new DOMException("lost", fault) });
        setTimeout(() => (request as unknown as IDBRequest).onerror?.(new Event("error")));
        return request as never;
      };
    }, how);
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card", { timeout: 20_000 });
    await page.keyboard.type("5a");
    await page.goto(`${subject.address}/record`);
    const told = page.getByText("This browser does not give out your matches: load the page again.");
    await told.waitFor({ timeout: 20_000 });
    await page.getByText("FreeCell 617").first().waitFor();
    await page.evaluate(() => sessionStorage.setItem("isMended", ""));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("FreeCell 618").first().waitFor();
    await page.getByText("FreeCell 617").first().waitFor();
    expect(await told.count()).toBe(0);
    await close(opened);
  });
});
