/** Screens in a language, and what of them is English. */

import { GAMES } from "@baize/games";
import { ENGLISH, LANGUAGES } from "@baize/kernel";
import { goldenMoves, open, type Subject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { texts } from "./texts.fixture.ts";

/** Every language but the one that all other tests read by. */
export const OTHERS: readonly string[] = LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH);

/** Every screen, and every kind of table. */
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
  "/review/freecell/57?moves=3a.4c.1d.4b",
  "/analysis/freecell/617?moves=5a.6b",
  ...GAMES.flatMap(({ id }) => [`/rules/${id}`, `/${id}/lesson`, `/${id}`]),
];

/** What is called the same in every language: names, keys, and what stands in an address or a number. */
const NAMES =
  /Baize|FreeCell|ForeCell|Baker’s Game|Eight Off|Seahaven Towers|Pusoy Dos|Charlesworth|Bluo|English|Enter|Escape|Esc|Home|End|Shift|Ctrl|Tab|Space|Pass|QR|MB|GitHub|move_up|nobody|Foundations|Freecells|seed:|tri:|novice|classic|skilled|expert|grandmaster|master|[a-z]+:\/\/\S+|\bd?\d+x?\d*\b/g;

/** What of a page is English: words of letters that are no names. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const all = [await page.title(), ...(await texts(page, ", [lang]:not(html)"))];
  const isEnglish = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(NAMES, ""));
  return [...new Set(all.filter(isEnglish).map((text) => text.trim()))];
}

/**
 * A machine without Chinese type draws narrow boxes: there letters as wide as a sign stand in the place of each, with a chance to
 * end the line after it, so that what has no room is seen everywhere.
 */
const widen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) return;
    pen.font = "100px sans-serif";
    if (Math.round(pen.measureText("國").width) === 100) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const wide = node.nodeValue?.replaceAll(/[\u3000-\u9fff\uff00-\uff60](?![、。，：；？！）」”])/g, "W\u200b");
      const closed = wide?.replaceAll(/[\u3000-\u9fff\uff00-\uff60]/g, "W");
      if (closed !== node.nodeValue) node.nodeValue = closed ?? "";
    }
  });

/** What of a page is cut off or wider than the window. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  await widen(page);
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll<HTMLElement>("button, h1, h2, a, legend, label, dt, dd")].filter(
      (element) =>
        element.offsetParent !== null &&
        // What is only heard is a point.
        element.clientWidth > 2 &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...wide,
      ...cut.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    ];
  });
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
