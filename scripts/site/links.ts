/** Whether every link of a made site leads somewhere: to a page or file that is there, and to an anchor in it. */

import { posix } from "node:path";

/** Complaints about links that lead nowhere, and about anchors that are there twice. Files are named from the folder of the site. */
export function linkComplaints(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const complaints: string[] = [];
  for (const [page, html] of pages) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    complaints.push(...new Set(twice.map((id) => `${page}: the anchor ${id} is there twice.`)));
    anchors.set(page, new Set(ids));
  }
  for (const [page, html] of pages) {
    for (const [, href = ""] of html.matchAll(/ (?:href|src|data-index)="([^"]+)"/g)) {
      if (/^(https?:|mailto:)/.test(href)) continue;
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? page : posix.join(posix.dirname(page), path);
      // The page of the games is above the site.
      if (/^\.\.\/?$/.test(target)) continue;
      const isThere = pages.has(target) || files.has(target);
      const hasAnchor = anchor === undefined || anchors.get(target)?.has(decodeURIComponent(anchor)) === true;
      if (!isThere || !hasAnchor) complaints.push(`${page}: the link ${href} leads nowhere.`);
    }
  }
  return complaints;
}
