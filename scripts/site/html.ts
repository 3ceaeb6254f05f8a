/** Text as it stands in a page, code with its names as links, and anchors. */

/** A text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The words of HTML as text. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The anchor of a heading, as other readers of the same documents make it. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const KEYWORDS = new Set(
  "as async await break case catch class const constructor continue declare default else export extends for from function get if implements import in instanceof interface is keyof let new null of private protected public readonly return satisfies set static switch this throw true false try type typeof undefined unique void while yield".split(
    " ",
  ),
);

const TOKEN =
  /(\/\*[\s\S]*?\*\/|\/\/.*)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|([A-Za-z_$][\w$]*)/g;

/** TypeScript as HTML: remarks, texts and keywords told apart, and the names that `link` knows as links. */
export function codeHtml(code: string, link: (name: string) => string | undefined = () => undefined): string {
  let html = "";
  let at = 0;
  for (const found of code.matchAll(TOKEN)) {
    const [whole, remark, text, name] = found;
    html += escaped(code.slice(at, found.index));
    at = found.index + whole.length;
    // In a declaration a small letter begins a field or a parameter, unless its type is asked for.
    const isType = name !== undefined && (/^[A-Z]/.test(name) || /\btypeof $/.test(code.slice(0, found.index)));
    const href = isType ? link(name) : undefined;
    if (remark !== undefined) html += `<i>${escaped(remark)}</i>`;
    else if (text !== undefined) html += `<q>${escaped(text)}</q>`;
    else if (KEYWORDS.has(whole)) html += `<b>${whole}</b>`;
    else html += href === undefined ? escaped(whole) : `<a href="${href}">${escaped(whole)}</a>`;
  }
  return html + escaped(code.slice(at));
}

/** A block of code: one that is wider than the page can be scrolled, by keys too, or goes on in the next line. */
export const codeBlock = (html: string, isFolded = false): string =>
  isFolded ? `<pre class="folded"><code>${html}</code></pre>\n` : `<pre tabindex="0"><code>${html}</code></pre>\n`;
