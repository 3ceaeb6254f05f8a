/** Screens in a language, and what of them is English. */

import { GAMES } from "@baize/games";
import { ENGLISH, LANGUAGES } from "@baize/kernel";
import { found, goldenMoves, open, type Subject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { texts } from "./texts.fixture.ts";

/** Every language but the one that all other tests read by. */
export const OTHERS: readonly string[] = LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH);

/** The beginning of a deal of Big Two. */
const BIGTWO = "3D+3S.4H+4S.8C+8S.pass";

/** Every screen, every kind of table, and every kind of address that leads nowhere. */
export const SCREENS: readonly string[] = [
  "/",
  "/settings",
  "/record",
  "/days",
  "/together",
  "/nothing",
  "/freecell/x",
  "/freecell/617",
  "/freecell/deals",
  "/freecell/editor",
  "/freecell/617?moves=5a.6b",
  `/freecell/617?moves=${goldenMoves("freecell", "won-617").join(".")}`,
  "/pegs/english",
  "/pegs/editor",
  "/pegs/ladder",
  "/pegs/daily",
  "/pegs/tri:O%2FO.Q",
  "/bigtwo/5",
  "/bigtwo/5?bots=nobody",
  "/bigtwo/5?seat=9",
  "/bigtwo/x",
  "/bigtwo/5?options=x",
  "/bigtwo/5?moves=3S",
  `/bigtwo/7?moves=${BIGTWO}`,
  `/review/bigtwo/7?moves=${BIGTWO}`,
  `/analysis/bigtwo/7?moves=${BIGTWO}`,
  "/freecell/0",
  "/freecell/617?options=x",
  "/freecell/617?moves=11",
  "/freecell/617?moves=5a.zz",
  "/pegs/x",
  "/pegs/english?options=x",
  "/pegs/english?moves=a1-a3",
  "/analysis/pegs/english",
  "/review/pegs/english?moves=d2-d4",
  // What the server answers itself.
  "/%zz",
  "/assets/nothing.js",
  `/freecell/617?moves=${"5a.".repeat(6000)}`,
  "/review/freecell/57?moves=3a.4c.1d.4b",
  "/analysis/freecell/617?moves=5a.6b",
  ...GAMES.flatMap(({ id }) => [`/rules/${id}`, `/${id}/lesson`, `/${id}`]),
];

/** What is called the same in every language: names, keys, and what stands in an address or a number. */
const NAMES =
  /Baize|FreeCell|ForeCell|Baker’s Game|Eight Off|Seahaven Towers|Pusoy Dos|Charlesworth|Bluo|English|Enter|Escape|Esc|Home|End|Shift|Ctrl|Tab|Space|Pass|QR|MB|GitHub|move_up|nobody|Foundations|Freecells|seed:|tri:|novice|classic|skilled|expert|grandmaster|master|[a-z]+=[\w-]+|\/assets\/\S+|[a-z]+:\/\/\S+|\bd?\d+x?\d*\b/g;

/** How options are written, the same in every language. */
const OPTIONS =
  /\b(?:(?:kings-only-)?bakers-game|eight-off|forecell|(?:relaxed-)?(?:seahaven-towers|freecell)|any|suit|kings|none|multi|relaxed|blocks|english|skull|mis|hongkong|taiwan|singapore|pusoydos|charlesworth|bluo42)\b/g;

/** What of a page is English: words of letters that are no names. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const all = [await page.title(), ...(await texts(page, ", [lang]:not(html)"))];
  const isEnglish = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(NAMES, "").replaceAll(OPTIONS, ""));
  return [...new Set(all.filter(isEnglish).map((text) => text.trim()))];
}

/**
 * Looks at a page as it is drawn where there is Chinese type. A machine without it draws narrow boxes: there letters as wide as a
 * sign stand in the place of each, with a chance to end the line after it, so that what has no room is seen everywhere.
 */
const widened = (page: Page, isWide: boolean): Promise<void> =>
  page.evaluate((wide) => {
    const kept = window as unknown as { widened?: [Node, string][] };
    for (const [node, text] of kept.widened ?? []) node.nodeValue = text;
    kept.widened = [];
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null || !wide) return;
    pen.font = "100px sans-serif";
    if (Math.round(pen.measureText("國").width) === 100) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      const open = text.replaceAll(/[\u3000-\u9fff\uff00-\uff60](?![、。，：；？！）」”])/g, "W\u200b");
      const closed = open.replaceAll(/[\u3000-\u9fff\uff00-\uff60]/g, "W");
      if (closed === text) continue;
      kept.widened.push([node, text]);
      node.nodeValue = closed;
    }
  }, isWide);

/** What of a page is cut off or wider than the window. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  await widened(page, true);
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll<HTMLElement>("button, h1, h2, a, legend, label, dt, dd, .toast")].filter(
      (element) =>
        element.offsetParent !== null &&
        // What is only heard is a point.
        element.clientWidth > 2 &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const outside = [...document.querySelectorAll<HTMLElement>("dialog[open], .toast")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth + 1;
    });
    return [
      ...wide,
      ...[...cut, ...outside].map(
        (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
      ),
    ];
  });
  await widened(page, false);
  return cut;
}

/** The narrowest and the widest window that is looked at. */
const WIDTHS = [320, 1440] as const;

/** All that is wrong with what a page shows now: English, something cut off, or what axe finds. */
export async function wrongWith(page: Page, where: string): Promise<readonly string[]> {
  const before = page.viewportSize();
  const wrong = (await englishOn(page)).map((text) => `${where}: ${text}`);
  wrong.push(...(await found(page, where, ["light"])));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const what of await cutOff(page)) wrong.push(`${where} at ${width}: ${what} is cut off`);
  }
  if (before !== null) await page.setViewportSize(before);
  // What the window's size decides is drawn again before anybody presses anything.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return wrong;
}

/** Opens an address in a language, as whoever chose it sees it. */
export async function openIn(subject: Subject, language: string, path: string) {
  const opened = await open(subject, "/nothing", { locale: language });
  await opened.context.addCookies([{ name: "language", value: language, url: subject.address }]);
  const taught = JSON.stringify(Object.fromEntries(GAMES.map(({ id }) => [id, true])));
  await opened.page.evaluate((text) => localStorage.setItem("baize.taught", text), taught);
  await opened.page.goto(subject.address + path);
  await opened.page.waitForSelector("h1");
  return opened;
}

/** Waits until a screen has come to rest: nothing is fetched any more and somebody has been told something. */
export async function rest(page: Page): Promise<void> {
  await page.waitForSelector("h1");
  await page.waitForLoadState("networkidle");
}
