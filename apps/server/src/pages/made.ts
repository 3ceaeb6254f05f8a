/** The pages that the server makes itself: those that say what is wrong, and the API told to people. All wear one sheet. */

import { say } from "../words/index.ts";

/** Where their sheet is: the policy of every answer allows no style within a page. */
export const STYLE_AT = "/plain.css";

export const STYLE = `:root{color-scheme:light dark}
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 ui-sans-serif,system-ui,sans-serif;color:#12211b;background:#f2f5f1;overflow-wrap:anywhere}
a{color:#14684a}
h2{font-size:1.05rem;margin:2rem 0 .25rem}dl{margin:.25rem 0 0 1rem}dt{margin-top:.4rem}dd{margin:0 0 0 1rem}
.refusal{display:grid;align-content:center;justify-items:center;min-height:100dvh;max-width:32rem;margin:0 auto;padding:2rem 1.5rem;box-sizing:border-box;text-align:center}
.refusal h1{margin:1rem 0 1.75rem;font-size:1.375rem;line-height:1.35;font-weight:600;text-wrap:balance}
.refusal p{margin:0}
.refusal img{width:64px;height:64px}
.refusal a{display:inline-block;padding:.7rem 1.4rem;border-radius:99px;background:#14684a;color:#fff;font-weight:600;text-decoration:none}
.refusal a:focus-visible{outline:3px solid #e0a526;outline-offset:3px}
@media (prefers-color-scheme:dark){body{color:#e8efea;background:#0e1513}a{color:#8fd3b5}.refusal a{background:#8fd3b5;color:#0e1513}}
`;

/** A text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A whole page with a title. */
export const pageOf = (title: string, body: string, kind = ""): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLE_AT}"><body${kind === "" ? "" : ` class="${kind}"`}>${body}</body></html>\n`;

/** A page that says what is wrong, and leads home. */
export function refusalPage(sentence: string): string {
  const body = `<main><img src="/icon.svg" alt=""><h1>${escaped(sentence)}</h1><p><a href="/">${escaped(say.toHome())}</a></p></main>`;
  return pageOf(sentence, body, "refusal");
}
