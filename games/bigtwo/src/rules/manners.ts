/** How Big Two is spoken of and played at any table. */

import { type Level, type Manners, shown } from "@baize/kernel";
import { say } from "../words/index.ts";
import { PRESETS, type PresetName } from "./options.ts";
import type { BigtwoShape } from "./shape.ts";
import { describe, moveName, prompt, recall, result, seatName, told } from "./speech.ts";
import { isSettled } from "./trick.ts";

const CLOCK_MS = 10 * 60_000;

/** The levels of the bots, from the weakest to the strongest. */
const LEVELS = ["novice", "classic", "skilled", "expert", "master", "grandmaster"] as const;

/** On a server's core the grandmaster chooses within 1.9 s in 99 of 100 cases; the others within a sixth of one. */
const GRAND_PACE = 2500;

/** The animal that plays at each level. */
const ANIMALS = {
  novice: "crumb",
  classic: "plod",
  skilled: "bramble",
  expert: "russet",
  master: "burdock",
  grandmaster: "tawny",
} as const;

const levels = (): readonly Level[] =>
  LEVELS.map((id) => ({
    id,
    title: say[id](),
    says: say[`${id}Says`](),
    name: say[ANIMALS[id]](),
    face: ANIMALS[id],
    ...(id === "grandmaster" && { pace: GRAND_PACE }),
  }));

/** The presets as players choose them. */
export const presets = (): readonly Level[] =>
  (Object.keys(PRESETS) as PresetName[]).map((id) => ({ id, title: say[id](), says: say[`${id}Says`]() }));

/** The name of a way of playing; one with switches of its own is named after its preset. */
function optionsName(options: string): string {
  const [name = ""] = options.split(",");
  const rules = Object.hasOwn(PRESETS, name) ? say[name as PresetName]() : shown(name);
  return options.includes(",") ? say.changed({ rules }) : rules;
}

/** A deal that is a text of hands has no name. */
const NAMED = 12;

const isWritten = (deal: string): boolean => deal.includes("/");

function dealName(deal: string): string {
  if (isWritten(deal)) return say.ownDeal();
  return deal.length < NAMED ? say.numberedDeal({ deal }) : "";
}

/** The manners of Big Two. */
export const manners: Partial<Manners<BigtwoShape>> = {
  seatName,
  describe,
  dealName,
  isWritten,
  matchName: (deal) => say.match({ deal: isWritten(deal) || deal.length >= NAMED ? "" : deal }),
  get preferences() {
    return [
      {
        id: "pace",
        title: say.pace(),
        standard: "1200",
        choices: [
          { value: "300", title: say.paceFast(), says: say.paceFastSays() },
          { value: "1200", title: say.paceSteady(), says: say.paceSteadySays() },
          { value: "2500", title: say.paceSlow(), says: say.paceSlowSays() },
        ],
      },
      {
        id: "clock",
        title: say.clock(),
        standard: "ten",
        choices: [
          { value: "ten", title: say.clockTen(), says: say.clockTenSays() },
          { value: "none", title: say.clockNone(), says: say.clockNoneSays() },
        ],
      },
    ];
  },
  company: {
    get levels() {
      return levels();
    },
    standard: "classic",
    term: "10-deals",
    pace: ({ pace }) => Number(pace),
    limit: ({ clock }) => (clock === "ten" ? CLOCK_MS : undefined),
    timeout: "timeout",
    optionsName,
    prompt,
    result,
    recall,
    moveName,
    told,
    settled: (view) => (isSettled(view) ? "pass" : undefined),
  },
};
