/** The page in other languages: chosen, kept, whole, and no heavier; every screen of every language is in the deep tests. */

import { ENGLISH, LANGUAGES } from "@baize/kernel";
import { close, found, open, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { cutOff, englishOn, OTHERS, openIn, rest } from "./languages.fixture.ts";

const subject = startSubject();

test.each([
  ["zh-TW", "zh-Hant", "大老二"],
  ["zh-HK", "zh-Hant-HK", "鋤大弟"],
  ["zh-CN", "zh-Hans", "锄大地"],
  ["de-DE", "en", "Big Two"],
])("WB-W2 a browser that asks for %s gets %s", async (locale, language, title) => {
  const opened = await open(subject, "/", { locale });
  const { page } = opened;
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.getByText(title).first().waitFor();
  const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
  const { lang, shortcuts } = await (await page.request.get(subject.address + manifest)).json();
  expect([lang, shortcuts.at(-1).name]).toEqual([language, title]);
  await close(opened);
});

test("WB-W2 another language is chosen in the settings, by its own name, and kept", async () => {
  const opened = await open(subject, "/settings");
  const { page } = opened;
  const picker = page.locator('input[name="language"]');
  expect(await picker.count()).toBe(LANGUAGES.length);
  await page.getByRole("radio", { name: "繁體中文（香港）" }).click();
  await page.locator('html[lang="zh-Hant-HK"]').waitFor();
  expect(await page.getByRole("radio", { name: "繁體中文（香港）" }).isChecked()).toBe(true);
  await page.goto(subject.address);
  await page.getByText("鋤大弟").first().waitFor();
  await page.goto(`${subject.address}/settings`);
  await page.getByRole("radio", { name: "English" }).click();
  await page.locator(`html[lang=${ENGLISH}]`).waitFor();
  await close(opened);
});

test("WB-W2 the language that was chosen is there without a network", async () => {
  const opened = await open(subject, "/", { locale: "zh-TW", serviceWorkers: "allow" });
  const { page, context } = opened;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${subject.address}/pegs/english`);
  await page.getByRole("heading", { name: "孔明棋" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-Hant");
  await context.close();
});

test.each(OTHERS)("WB-W3 %s: the first page and a table say nothing in English", async (language) => {
  const opened = await openIn(subject, language, "/");
  const { page } = opened;
  for (const path of ["/", "/bigtwo/5"]) {
    await page.goto(subject.address + path);
    await rest(page);
    expect(await englishOn(page)).toEqual([]);
    expect(await found(page, path, ["light"])).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await close(opened);
});
