/** What the search looks through: every section, name, member and rule, with its text. */

import { textOf } from "./html.ts";

/** Something that can be found: what it is called, the page it stands on, where, and its text. */
export type Hit = readonly [name: string, page: string, at: string, text: string];

/** So much of a section is looked through: a table of a thousand rows is no use to anybody who searches. */
const MOST = 1200;

/** The members of a class or an interface, as it is declared: each with its remark. */
function membersOf(section: string): readonly (readonly [name: string, text: string])[] {
  const [, code = ""] = /<pre class="folded"><code>(.*?)<\/code>/s.exec(section) ?? [];
  const lines = code.split("\n");
  return lines.flatMap((line, i) => {
    const [, name] = /^ {2}(?:<b>\w+<\/b> )*([\w$]+)\??(?:[(:]|&lt;)/.exec(line) ?? [];
    const [, remark = ""] = /^ {2}<i>\/\*\*(.*)\*\/<\/i>$/.exec(lines[i - 1] ?? "") ?? [];
    return name === undefined ? [] : [[name, textOf(`${remark} ${line}`)] as const];
  });
}

/** Everything on a page that can be found. */
export function entriesOf(
  page: string,
  title: string,
  html: string,
  rules: ReadonlyMap<string, string> = new Map(),
): readonly Hit[] {
  const found: Hit[] = [];
  for (const section of html.split(/(?=<h[1-3] id=")/)) {
    const [head = "", anchor = "", name = ""] = /^<h[1-3] id="([^"]+)">(.*?)<\/h[1-3]>/s.exec(section) ?? [];
    const called = textOf(name.replace(/<small>.*<\/small>/, ""));
    const text = textOf(section.slice(head.length).replaceAll("</", " </")).slice(0, MOST);
    const isTop = called === title || called === "";
    found.push([isTop ? title : called, isTop ? "" : title, isTop ? page : `${page}#${anchor}`, text]);
    for (const [member, says] of membersOf(section))
      found.push([`${called}.${member}`, title, `${page}#${anchor}`, says]);
  }
  for (const [id, text] of rules) found.push([id, title, `${page}#${id}`, text.slice(0, MOST)]);
  return found.filter(([name]) => name !== "");
}
