/** What the page says about what is kept, and what could not be, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";
import { some } from "./some.ts";

const en = {
  keepsNothing: () => "This browser keeps nothing: export before you leave.",
  keepsBack: () => "This browser does not give out your matches: load the page again.",
  storageFull: (d: Facts) => `This browser has no room left: your last ${d.what} are not kept.`,
  storageFailed: (d: Facts) => `This browser could not write: your last ${d.what} are not kept.`,
  unkeptMoves: () => "moves",
  unkeptSettings: () => "settings",
  unkeptBoth: () => "moves and settings",
  exportShort: () => "Export",
  removeSure: (d: Facts) =>
    `Remove ${some(d.count, "match that is over, the oldest", "matches that are over, the oldest")}? Only a file from Export brings them back.`,
  removeThem: () => "Remove them",
  keepThem: () => "Keep them",
  removeOld: (d: Facts) => `Remove ${some(d.count, "old match", "old matches")}`,
  later: () => "Later",
  notKept: () => "Not kept",
  reading: (d: Facts) => `Reading: ${d.read} of ${d.all} matches.`,
  importFull: () => "There is no room for these matches in this browser: none was taken in.",
  keeping: () => "Your matches and settings",
  keepingSays: () => "Everything stays in this browser. Take it with you as one file.",
  importFile: () => "Import a file",
  exported: (d: Facts) => `Saved: ${some(d.count, "match", "matches")} and your settings.`,
  imported: (d: Facts) => `${d.added} of ${d.all} matches are new here.`,
  importedSome: (d: Facts) => `${d.added} of ${d.all} matches are new here; ${d.bad} could not be read.`,
  importedUnplayable: (d: Facts) =>
    `${some(d.count, "holds a deal, options or a move that there cannot be: it is kept as it is, and told in the record.", "hold a deal, options or a move that there cannot be: they are kept as they are, and told in the record.")}`,
  importedSettings: () => "Some of its settings are none of this Baize: they were left out.",
  exportFile: () => "Export to a file",
};

export const sayHere = spoken("page keeping", en);
