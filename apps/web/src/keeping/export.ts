/** Everything as one file, out of the browser. */

import { EXPORT_FORMAT, keptObject } from "@baize/midend";
import type { Archive } from "./archive.ts";
import type { Everything } from "./everything.ts";

/** All settings and matches as text; what cannot be read goes along as it is. */
export const exportText = (everything: Everything, archive: Archive): string =>
  JSON.stringify({
    "baize-export": EXPORT_FORMAT,
    settings: everything,
    matches: archive.list().map(keptObject),
    unread: archive.unread().map(({ found }) => found),
  });

/** Saves a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
