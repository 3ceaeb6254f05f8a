/** Screens and settings in a real browser. */

import { GAMES } from "@baize/games";
import {
  card,
  close,
  goldenMoves,
  moves,
  open,
  PHONE,
  playFromHere,
  putTexts,
  startSubject,
} from "@baize/testkit/page";
import { describe, expect, test } from "vitest";
import { keptText, keptTextsOf } from "./kept.fixture.ts";

const subject = startSubject();

describe("the first page", () => {
  test.each([
    ["desktop", { width: 1280, height: 800 }],
    ["phone", PHONE],
  ])("WB-H1 offers the day's deals and the games, one click from playing, on a %s", async (_device, viewport) => {
    const opened = await open(subject, "/", { viewport });
    const { page } = opened;
    await page.getByRole("link", { name: /^FreeCell Every card/ }).waitFor();
    // What is largest stands nowhere else.
    expect(await page.locator(".today .button").count()).toBe((await page.locator(".tile").count()) - 1);
    expect(await page.locator(".hero .button").getAttribute("href")).toMatch(/^\/freecell\/\d+$/);
    expect(await page.locator(".today li").first().textContent()).toContain("Checked, winnable");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator(".tile").first().click();
    await page.waitForSelector(".card");
    await close(opened);
  });

  test("WB-H2 shows where you left off, and what else is open", async () => {
    const opened = await open(subject, "/freecell/617", { settings: { games: { freecell: { autoplay: "none" } } } });
    const { page } = opened;
    await page.keyboard.type("5a");
    for (const deal of [1, 2]) {
      await page.getByRole("button", { name: "New deal" }).click();
      await page.getByLabel("Deal number").fill(String(deal));
      await page.getByRole("button", { name: "Deal it" }).click();
      await page.getByText(`Deal ${deal}`).first().waitFor();
      await page.keyboard.type("1a");
      expect(await moves(page)).toBe(1);
    }
    // Where help was asked for before the first move, nothing is there to go on with.
    await putTexts(page, keptTextsOf([keptText({ deal: "3", hints: 1, touched: Date.now() + 1000 })]));
    await page.reload();
    await page.getByRole("link", { name: "Baize, home" }).click();
    expect(await page.locator(".hero h2").textContent()).toBe("FreeCell 2");
    expect(await page.locator(".others a").allTextContents()).toEqual(["FreeCell 1 1 move", "FreeCell 617 1 move"]);
    await page.getByRole("link", { name: "FreeCell 617" }).click();
    await page.waitForSelector(".card");
    expect(await moves(page)).toBe(1);
    await close(opened);
  });
});

test("WB-N1 the button that opens a table is in sight on a small laptop", async () => {
  const opened = await open(subject, "/together", { viewport: { width: 1280, height: 800 } });
  const button = (await opened.page.getByRole("button", { name: "Open the table" }).boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(800);
  await close(opened);
});

test("WB-H3 the first page leads to the licences of what was written by others", async () => {
  const opened = await open(subject, "/");
  const href = await opened.page.getByRole("link", { name: "Licences" }).getAttribute("href");
  expect(await (await fetch(subject.address + href)).text()).toContain("MIT License");
  await close(opened);
});

test("WB-X4 the browser has nothing to complain about on any screen", async () => {
  const opened = await open(subject, "/");
  const { page } = opened;
  const paths = ["/freecell/617", "/freecell/lesson", "/settings", "/record", "/rules/freecell", "/nothing"];
  for (const path of paths) {
    await page.goto(subject.address + path);
    await page.waitForSelector("h1");
  }
  await page.goto(`${subject.address}/review/freecell/617?moves=5a`, { waitUntil: "networkidle" });
  await close(opened);
});

describe("addresses", () => {
  test("WB-A1 WB-A5 every screen has one and a title, and back and forward work", async () => {
    const opened = await open(subject, "/");
    const { page } = opened;
    expect(await page.title()).toBe("Baize");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goto(`${subject.address}/rules/freecell`);
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    expect(await page.title()).toBe("FreeCell: the rules · Baize");
    await page.getByRole("link", { name: "Play" }).click();
    await page.waitForSelector(".card");
    expect(await page.title()).toMatch(/^FreeCell · Deal \d+ · Baize$/);
    await page.goBack();
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    await close(opened);
  });

  test("WB-A2 an address that shows nothing says so, and leads home and to the match left last", async () => {
    const opened = await open(subject, "/chess/1");
    const { page } = opened;
    await page.getByRole("heading", { name: "There is no zero in the deck." }).waitFor();
    expect((await fetch(page.url())).status).toBe(404);
    await page.getByRole("link", { name: "To the tables" }).click();
    await page.locator(".tile").first().click();
    await page.waitForSelector(".card");
    await page.keyboard.type("1a");
    await expect.poll(() => moves(page)).toBeGreaterThan(0);
    await page.goto(`${subject.address}/freecell/617/and/more`);
    await page.getByRole("link", { name: /^Continue FreeCell \d+$/ }).click();
    await page.waitForSelector(".card");
    await close(opened);
  });

  test.each([
    ["/SETTINGS/", "/settings", "Settings"],
    ["/Rules/FreeCell/", "/rules/freecell", "FreeCell: the rules"],
    ["/FREECELL//617/", "/freecell/617", "FreeCell"],
    ["/Pegs/Plus", "/pegs/plus", "Pegs"],
  ])("WB-A7 %s leads to %s", async (typed, address, heading) => {
    const opened = await open(subject, typed);
    await opened.page.getByRole("heading", { name: heading }).waitFor();
    await expect.poll(() => new URL(opened.page.url()).pathname).toBe(address);
    await close(opened);
  });

  test("WB-A8 every game has the deal of today and of any day under the day's address", async () => {
    const opened = await open(subject, "/nothing");
    const { page } = opened;
    for (const { id } of GAMES) {
      const dealAt = async (word: string) => {
        await page.goto(`${subject.address}/${id}/${word}`);
        await page.locator(".play:not(.room)").waitFor();
        await expect.poll(() => page.url()).not.toMatch(/daily|\/pegs\/2026/);
        return new URL(page.url()).pathname;
      };
      const [day, other, again] = [await dealAt("2026-11-15"), await dealAt("2026-11-16"), await dealAt("2026-11-15")];
      expect([id, day === again, day === other]).toEqual([id, true, false]);
      await dealAt("daily");
    }
    await close(opened);
  });

  test("WB-A4 a deal that does not exist gets a sentence", async () => {
    const opened = await open(subject, "/freecell/0");
    await opened.page.getByText("There is no deal 0").waitFor();
    await close(opened);
  });
});

describe("settings", () => {
  test("WB-S1 theme, deck and motion take effect at once and are kept", async () => {
    const opened = await open(subject, "/settings", { reducedMotion: "no-preference", colorScheme: "dark" });
    const { page } = opened;
    const shown = (name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);
    expect([await shown("theme"), await shown("deck"), await shown("still")]).toEqual(["dark", "two", "false"]);
    for (const [label, name, value] of [
      ["Light", "theme", "light"],
      ["Dark", "theme", "dark"],
      ["High contrast", "theme", "contrast"],
      ["As the system", "theme", "dark"],
      ["Light", "theme", "light"],
      ["Four colours", "deck", "four"],
      ["Less motion", "still", "true"],
    ] as const) {
      await page.getByLabel(label).first().check();
      expect([label, await shown(name)]).toEqual([label, value]);
    }
    await page.reload();
    await page.waitForSelector("h1");
    expect([await shown("theme"), await shown("deck"), await shown("still")]).toEqual(["light", "four", "true"]);
    await close(opened);
  });

  test("WB-S1 a system with colours of its own is given the theme of high contrast, with its edges and fillings", async () => {
    const opened = await open(subject, "/pegs/easy", { forcedColors: "active" });
    const { page } = opened;
    await page.locator(".peg").first().waitFor();
    const look = () =>
      page.evaluate(() => {
        const peg = document.querySelector(".peg");
        return [document.documentElement.dataset.theme, peg && getComputedStyle(peg).boxShadow === "none"];
      });
    expect(await look()).toEqual(["contrast", false]);
    await page.emulateMedia({ forcedColors: "none" });
    await expect.poll(look).toEqual(["light", false]);
    await close(opened);
  });

  test("WB-S5 sound is made when it is asked for, and not before", async () => {
    const opened = await open(subject, "/settings", { reducedMotion: "no-preference" });
    const { page } = opened;
    await page.addInitScript(() => {
      const heard = { contexts: 0, notes: [] as number[] };
      Object.assign(window, { heard });
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          heard.contexts += 1;
        }
        override createOscillator() {
          const tone = super.createOscillator();
          let from = 0;
          const [start, stop] = [tone.start.bind(tone), tone.stop.bind(tone)];
          tone.start = (when = 0) => {
            from = when;
            start(when);
          };
          tone.stop = (when = 0) => {
            heard.notes.push(Math.round((when - from) * 1000));
            stop(when);
          };
          return tone;
        }
      };
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: { contexts: number; notes: number[] } }).heard);
    const all = goldenMoves("freecell", "won-617");
    const last = `${subject.address}/freecell/617?moves=${all.slice(0, -1).join(".")}`;
    await page.goto(last);
    await playFromHere(page);
    await page.waitForSelector(".tools");
    await page.keyboard.type("u");
    expect(await heard()).toEqual({ contexts: 0, notes: [] });
    await page.goto(`${subject.address}/settings`);
    await page.getByLabel("Sound").check();
    await page.goto(last);
    await playFromHere(page);
    await page.waitForSelector(".tools");
    expect((await heard()).contexts).toBe(0);
    await page.keyboard.type(all.at(-1) ?? "");
    await expect.poll(async () => (await heard()).notes.length).toBe(4);
    await page.keyboard.type("u");
    await expect.poll(async () => (await heard()).notes.length).toBe(5);
    const { contexts, notes } = await heard();
    expect([contexts, Math.max(...notes) <= 120]).toEqual([1, true]);
    await close(opened);
  });

  test("WB-S2 large indices, left hand, the click, the time and the game's own take effect on the table", async () => {
    const opened = await open(subject, "/settings");
    const { page } = opened;
    for (const label of ["Large indices", "Left-handed", "Picks the card up", "Never"])
      await page.getByLabel(label).check();
    await page.getByLabel("Show the time").uncheck();
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    expect(await page.locator(".face[data-compact]").count()).toBe(52);
    const x = async (selector: string) => (await page.locator(selector).boundingBox())!.x;
    expect(await x("#slot-cell-0")).toBeGreaterThan(await x("#slot-home-0"));
    expect(await page.locator(".time").count()).toBe(0);
    await card(page, "jack of clubs").click();
    expect(await page.locator(".target").count()).toBeGreaterThan(0);
    await close(opened);
  });

  test("WB-S3 everything can be taken out as one file and put back elsewhere", async () => {
    const first = await open(subject, "/freecell/617", { settings: { deck: "four" } });
    await first.page.keyboard.type("5a");
    await first.page.goto(`${subject.address}/settings`);
    const wanted = first.page.waitForEvent("download");
    await first.page.getByRole("button", { name: "Export to a file" }).click();
    let text = "";
    for await (const part of await (await wanted).createReadStream()) text += part;
    await close(first);
    const second = await open(subject, "/settings");
    const file = (body: string) => ({ name: "baize.json", mimeType: "application/json", buffer: Buffer.from(body) });
    await second.page.getByLabel("Import a file").setInputFiles(file("no"));
    await second.page.getByText("This is not a Baize file").waitFor();
    await second.page.getByLabel("Import a file").setInputFiles(file(text));
    await second.page.getByText("1 of 1 matches are new here.").waitFor();
    expect(await second.page.evaluate(() => document.documentElement.dataset.deck)).toBe("four");
    await second.page.goto(`${subject.address}/freecell`);
    await second.page.waitForSelector(".card");
    expect(await moves(second.page)).toBe(1);
    await close(second);
  });
});

test("WB-A6 a screen that breaks offers a report to copy, and nothing is sent", async () => {
  const { page, context } = await open(subject, "/freecell/617", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.keyboard.type("5a");
  await page.route("**/assets/record-*.js", (route) => route.abort());
  await page.goto(`${subject.address}/record`);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.getByRole("button", { name: "Copy a report" }).click();
  await page.getByText("Copied. Nothing was sent.").waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [/^Baize \d+\.\d+\.\d+\n/, "Screen: /record\n", "Error: ", '"moves":["5a"]']) {
    expect(report).toMatch(part);
  }
  await context.close();
});
