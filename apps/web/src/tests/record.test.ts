/** The end of a match, the record, the days and the settings at the table, in a real browser. */

import { GAMES } from "@baize/games";
import { Match, must } from "@baize/kernel";
import { close, found, goldenMoves, keptTexts, open, PHONE, putTexts, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { keptText, keptTextsOf } from "./kept.fixture.ts";

const subject = startSubject();
const WON = goldenMoves("freecell", "won-617");
const ALONE = { settings: { help: "none", games: { freecell: { autoplay: "none" } } } };
const BOTS = [{ kind: "person" }, ...["novice", "novice", "novice"].map((level) => ({ kind: "bot", level }))];

test("WB-E1 WB-R7 WB-R5 a win says what it is beside the others, is given away and kept, and the record shows it", async () => {
  const opened = await open(subject, "/nothing", { ...ALONE, permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = opened;
  const longer = ["7a", "a7", ...WON];
  const near = keptText({ moves: WON.slice(0, -1), fewest: 86, id: "near" });
  const others = [
    keptText({ moves: longer, scores: [1], fewest: 86 }),
    keptText({ moves: longer, scores: [1], fewest: 86 }),
    keptText({ moves: WON.slice(0, 90), scores: [1], light: true }),
    keptText({ moves: WON.slice(0, 80), scores: [1], watched: true }),
    keptText({ game: "bigtwo", options: "mis", deal: "7", scores: [6, -2, -2, -2], seats: BOTS }),
  ];
  await putTexts(page, { near, ...keptTextsOf(others) });
  await page.goto(`${subject.address}/freecell/617`);
  await page.getByRole("button", { name: "Finish" }).click();
  const end = page.getByRole("region", { name: "The end" });
  await end.getByRole("heading", { name: "Won in 103." }).waitFor();
  await end.getByText("The shortest we know is 86. Your best of 3.").waitFor();
  await end.getByText(/^1:0\d, unaided$/).waitFor();
  await expect.poll(() => page.locator(".freecell .court svg").count()).toBe(12);
  expect(await page.locator(".freecell .pips").count()).toBe(40);
  expect(await found(page, "a win")).toEqual([]);
  await end.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(
    /^FreeCell 617\nWon in 103 moves\n1:0\d, unaided\nShortest known: 86\nhttp:.*\/freecell\/617$/,
  );
  await page.getByRole("button", { name: "Play it again" }).click();
  await end.waitFor({ state: "detached" });
  expect(await page.locator(".counters dd").allTextContents()).toEqual(["0", expect.stringMatching(/^0:0[0-5]$/)]);

  await page.goto(`${subject.address}/record`);
  await page.getByText("Won in 103", { exact: true }).waitFor();
  expect(await page.locator(".rate").textContent()).toBe("Win rate100%5 of 5 matches, with help or without");
  // On the narrowest phone a row still has its name in one line, and says the rest shorter.
  await page.getByText("17 over the shortest known", { exact: true }).first().waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByText("17 over", { exact: true }).first().waitFor();
  const lines = (name: string) => page.getByRole("link", { name, exact: true }).first();
  expect(await lines("FreeCell 617").evaluate((link) => link.getClientRects().length)).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Those that cannot be replayed say at length why, and have their names beside it in one line.
  await page.getByText('Move 2, "a7", cannot be played', { exact: false }).first().waitFor();
  const names = page.locator(".match-name").getByText("FreeCell 617", { exact: true });
  expect(await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))).toEqual(Array(5).fill(1));
  const figures = page.locator(".tally").first();
  expect(await figures.locator("dd").allTextContents()).toEqual(["3", "1", "0", "1", "0", "103", "1:00", "1:00"]);
  expect(await page.locator(".level-points tbody td").allTextContents()).toEqual(["Standard", "1", "1", "+6", "+6.0"]);
  expect(await page.locator(".chart").first().locator(".unseen-row a").count()).toBe(3);
  expect(await page.locator(".matches-card .row-of .mark").count()).toBe(3);
  await page.getByRole("button", { name: "Not won" }).click();
  await page.getByText("Watched").first().waitFor();
  expect(await page.locator(".matches li").count()).toBe(1);
  await page.getByRole("button", { name: "All", exact: true }).last().click();
  await page.getByRole("button", { name: "Big Two" }).click();
  expect(await page.locator(".matches li").allTextContents()).toEqual([expect.stringContaining("First, +6 points")]);
  // What is chosen is found again by a load of the page, and by the way back.
  await page.getByRole("button", { name: "7 days" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?game=bigtwo&time=week");
  await page.getByRole("link", { name: "Days", exact: true }).click();
  await page.goBack();
  await page.getByRole("button", { name: "7 days", pressed: true }).waitFor();
  expect(await page.locator(".matches li").count()).toBe(1);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to a file" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^baize-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole("button", { name: "Tidy up" }).click();
  await page.getByRole("button", { name: "Forget Big Two 7" }).click();
  await page.getByText("No match is of this kind.").waitFor();
  expect(Object.keys(await keptTexts(page))).toHaveLength(5);
  await close(opened);
});

test("WB-E1 a way that was shown is given away as one that was played to the end, and as no win", async () => {
  const opened = await open(subject, "/nothing", { ...ALONE, permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = opened;
  await putTexts(page, { shown: keptText({ moves: WON, scores: [1], watched: true, fewest: 86, id: "shown" }) });
  await page.goto(`${subject.address}/freecell/617?match=shown`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^FreeCell 617\nPlayed to the end\n1:00, watched\nhttp:.*\/freecell\/617$/);
  await close(opened);
});

test("WB-R9 whoever wins with the light is told so, and how to play unaided; off before the first move it was no help", async () => {
  const settings = { taught: { freecell: true }, games: { freecell: { autoplay: "none" } } };
  const opened = await open(subject, "/freecell/1", { settings });
  const { page } = opened;
  const isLit = async (id: string) => JSON.parse((await keptTexts(page))[id] ?? "{}").light;
  await page.locator(".chip[data-glow=winnable]").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Your table" }).click();
  await page.getByText("Wins with the light or with hints are kept apart from unaided ones.").waitFor();
  await page.getByRole("radio", { name: "None" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.type("1a");
  const begun = async () => Object.keys(await keptTexts(page))[0] ?? "";
  await expect.poll(begun).not.toBe("");
  expect(await isLit(await begun())).toBe(false);

  await putTexts(page, { lit: keptText({ moves: WON.slice(0, -1), light: true, fewest: 86, id: "lit" }) });
  await page.evaluate(() => localStorage.removeItem("baize.settings"));
  await page.goto(`${subject.address}/freecell/617`);
  await page.getByRole("button", { name: "Finish" }).click();
  const end = page.getByRole("region", { name: "The end" });
  await end.getByText(/^1:0\d, with the light$/).waitFor();
  const says = page.locator(".none-unaided", { hasText: "Every win here was with help." });
  await page.goto(`${subject.address}/record`);
  await says.getByRole("link").click();
  await page.getByRole("radio", { name: "When I ask", checked: false }).waitFor();
  await page.goto(`${subject.address}/freecell/617?match=lit`);
  await end.getByRole("button", { name: "Play unaided from now on" }).click();
  await page.locator(".toast", { hasText: "The light is off until you ask for it." }).waitFor();
  await end.getByRole("button", { name: "Next deal" }).click();
  await page.getByRole("button", { name: "Show the light" }).click();
  await page.locator(".chip[data-glow]").waitFor();
  await page.goto(`${subject.address}/record`);
  await page.locator(".matches li").first().waitFor();
  expect(await says.count()).toBe(0);
  await close(opened);
});

test("WB-S7 WB-S8 the table is changed while it lies there, each game for itself, and it stays so", async () => {
  const opened = await open(subject, "/freecell/617", { settings: { taught: { freecell: true } } });
  const { page } = opened;
  const shown = () =>
    page.evaluate(() => [
      document.querySelector<HTMLElement>("main")?.dataset.cloth,
      document.documentElement.dataset.back,
      document.documentElement.dataset.deck,
      document.querySelector(".face[data-compact]") !== null,
    ]);
  await page.getByRole("button", { name: "Menu" }).last().click();
  await page.getByRole("button", { name: "Your table" }).click();
  const sheet = page.getByRole("dialog", { name: "Your table" });
  for (const name of ["Clay", "Scale", "Four colours", "Large indices"]) await sheet.getByLabel(name).check();
  expect(await shown()).toEqual(["clay", "scale", "four", true]);
  expect(await found(page, "your table")).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForSelector(".card");
  expect(await shown()).toEqual(["clay", "scale", "four", true]);
  await page.setViewportSize(PHONE);
  await page.goto(`${subject.address}/pegs/english`);
  await page.waitForSelector(".hole");
  expect((await shown())[0]).toBe("straw");
  await page.locator('[data-tool="settings"]:visible').first().click();
  await page.getByRole("button", { name: "Your table" }).click();
  // Pegs are no cards: there is no back to choose, and nothing that a click does to one.
  await sheet.getByLabel("Lilac").check();
  const ofCards = ["Robe", "Picks the card up"].map((name) => sheet.getByLabel(name).count());
  expect([(await shown())[0], ...(await Promise.all(ofCards))]).toEqual(["lilac", 0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${subject.address}/freecell/617`);
  await page.waitForSelector(".card");
  await page.locator('[data-tool="settings"]:visible').first().click();
  await page.getByRole("button", { name: "Your table" }).click();
  await sheet.getByLabel("Robe").waitFor();
  expect(await sheet.getByLabel("Lilac").isVisible()).toBe(false);
  await sheet.getByRole("button", { name: "Cloth" }).click();
  await sheet.getByLabel("Lilac").waitFor();
  expect(await sheet.getByLabel("Picks the card up").count()).toBe(1);
  await close(opened);
});

test("WB-I1 phones find icons, a colour and a shortcut to each game", async () => {
  const at = (path: string) => fetch(subject.address + path);
  const manifest = (await (await at("/manifest.webmanifest")).json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/freecell", "/pegs", "/bigtwo"]);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures.filter((icon) => icon.src.endsWith(".png"))) {
    const bytes = Buffer.from(await (await at(src)).arrayBuffer());
    expect([src, bytes.toString("latin1", 1, 4), `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([
      src,
      "PNG",
      sizes,
    ]);
  }
  const page = await (await at("/")).text();
  const [, touch = ""] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect((await at(touch)).headers.get("content-type")).toBe("image/png");
  expect(page.match(/name="theme-color"/g)).toHaveLength(2);
  expect(page).toContain('property="og:title" content="Baize"');
});

/** Whoever sat there, one seat further. */
const turned = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

test("WB-E2 out first is a moment too: a wave through the own hand, and the result to give away", async () => {
  const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
  const moves = goldenMoves("bigtwo", "mis");
  const match = must(Match.fromLink(game, `/bigtwo/golden?options=mis&moves=${moves.join(".")}`));
  const scores = match.status.kind === "over" ? match.status.scores : [];
  const seat = scores.findIndex((score) => score > 0);
  const seats = scores.map((_, n) => (n === seat ? { kind: "person" } : { kind: "bot", level: "novice" }));
  const opened = await open(subject, "/nothing", {
    reducedMotion: "no-preference",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = opened;
  const kept = keptText({
    game: "bigtwo",
    options: "mis",
    deal: "golden",
    moves,
    scores,
    seat,
    seats,
    term: "1-deals",
  });
  await putTexts(page, keptTextsOf([kept]));
  await page.goto(`${subject.address}/bigtwo/golden?bots=novice.novice.novice&term=1-deals&seat=${seat}`);
  const card = page.locator(".party-ending[data-won] .dealt li").first().locator(".dealt-card").first();
  await card.waitFor();
  expect(await card.evaluate((element) => getComputedStyle(element).animationName)).toBe("dealt-wave");
  // Beside the rail the standings are said once, in their order, so that what each play was worth is in sight.
  const points = (await page.locator(".scoreboard td:nth-child(2)").allTextContents()).map((text) =>
    Number(text.replace("−", "-")),
  );
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(await page.locator(".standings").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Share" }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Big Two.*\nOut first, \+\d+ points\n1:0\d, unaided\nhttp/);
  expect(text).not.toContain("moves=");
  // On a phone what is said then lies over no button.
  await page.setViewportSize(PHONE);
  await page.locator(".standings").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const toast = (await page.locator(".toast").boundingBox())!;
  const buttons = (await page.locator(".after-play .buttons").boundingBox())!;
  expect(toast.y + toast.height).toBeLessThanOrEqual(buttons.y);
  // What was not won is given away as well, and where the device takes it, as a picture.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query === "(pointer: coarse)" ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files = [] }: ShareData) => {
        (window as unknown as { given: string[] }).given = [text ?? "", ...files.map(({ type }) => type)];
      },
    });
  });
  const other = (seat + 1) % 4;
  await putTexts(page, {
    other: keptText({
      game: "bigtwo",
      options: "mis",
      deal: "golden",
      moves,
      scores,
      seat: other,
      seats: turned(seats),
      term: "1-deals",
      id: "other",
    }),
  });
  await page.goto(`${subject.address}/bigtwo/golden?bots=novice.novice.novice&term=1-deals&seat=${other}`);
  await page.getByRole("button", { name: "Share" }).click();
  const given = () => page.evaluate(() => (window as unknown as { given?: string[] }).given ?? []);
  await expect.poll(given).toEqual([expect.stringMatching(/^Big Two.*\n−\d+ points\n/), "image/png"]);
  await close(opened);
});
