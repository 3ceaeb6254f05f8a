/** What the browser keeps, looked at and put there from outside. */

import type { Page } from "playwright-core";

/** A match as it is kept, as far as tests ask. */
export interface KeptMatch {
  readonly id: string;
  readonly hints: number;
  readonly moves: readonly string[];
  readonly ply: number;
}

/** The texts of all matches that the browser keeps, by id. */
export const keptTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((done, fail) => {
        const opening = indexedDB.open("baize", 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
        opening.onsuccess = () => {
          const store = opening.result.transaction("matches").objectStore("matches");
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            done(Object.fromEntries(keys.result.map((key, i) => [String(key), String(values.result[i])])));
          };
        };
      }),
  );

/** Puts texts there, whatever they are. */
export const putTexts = (page: Page, texts: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("baize", 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
        opening.onsuccess = () => {
          const change = opening.result.transaction("matches", "readwrite");
          for (const [id, text] of Object.entries(all)) change.objectStore("matches").put(text, id);
          change.onabort = () => fail(change.error);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    texts,
  );

/** The matches that the browser keeps at this moment: of what was played something may still be on its way. */
export async function matchesOnDisk(page: Page): Promise<readonly KeptMatch[]> {
  const texts = await keptTexts(page);
  return Object.values(texts).map((text) => {
    const { id, hints, save } = JSON.parse(text) as { id: string; hints: number; save: string };
    const { moves, ply } = JSON.parse(save) as { moves: string[]; ply: number };
    return { id, hints, moves, ply };
  });
}

const isAllKept = (): boolean => !Object.keys(localStorage).some((key) => key.startsWith("baize.pending."));

/** The matches that the browser keeps, with all that was played. */
export async function keptMatches(page: Page): Promise<readonly KeptMatch[]> {
  await page.waitForFunction(isAllKept, undefined, { polling: 20 });
  return matchesOnDisk(page);
}

/** The moves of the match that the browser keeps. */
export const keptMoves = async (page: Page): Promise<readonly string[]> => (await keptMatches(page))[0]?.moves ?? [];
