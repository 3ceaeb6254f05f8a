/** Matches as files and the browser's storage have them, and a file that somebody chooses. */

import type { Page } from "playwright-core";

export const save = (deal: number, played: readonly string[]) =>
  JSON.stringify({
    ...{ baize: 1, game: "freecell", rules: 1, options: "standard" },
    ...{ deal: String(deal), moves: played, ply: played.length },
  });

export const record = (n: number, more: object = {}) => ({
  ...{ "baize-match": 2, id: `m${n}`, rev: "r", save: save(n, ["5a"]), elapsed: 1000, begun: n, touched: n },
  ...{ scores: null, hints: 0, light: false, series: "", practice: false, seat: 0, seats: [{ kind: "person" }] },
  ...more,
});

export const importFile = (page: Page, text: string) =>
  page.setInputFiles("input[type=file]", {
    name: "baize.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
