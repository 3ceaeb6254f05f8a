/** The pages that the server makes itself: those that say what is wrong. All wear one sheet. */

import { say } from "../words/index.ts";

/** Where their sheet is: the policy of every answer allows no style within a page. */
export const STYLE_AT = "/plain.css";

export const STYLE = `:root{color-scheme:light dark}
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 ui-sans-serif,system-ui,sans-serif;color:#12211b;background:#f2f5f1;overflow-wrap:anywhere}
a{color:#14684a}
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

/** A page that says what is wrong, in the language that is spoken, and leads home. */
export function refusalPage(sentence: string, language: string): string {
  const says = escaped(sentence);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${says}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLE_AT}">`;
  const body = `<main><img src="/icon.svg" alt=""><h1>${says}</h1><p><a href="/">${escaped(say.toHome())}</a></p></main>`;
  return `<!doctype html><html lang="${language}">${head}<body class="refusal">${body}</body></html>\n`;
}
