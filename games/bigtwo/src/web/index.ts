/** Big Two's web door: its table, and what the shell needs to know about it. */

import type { ChooserProps, TableDoor } from "@baize/table";
import { createElement, lazy } from "react";
import { type BigTwo, PRESETS, type PresetName } from "../rules/index.ts";
import { cover } from "./cover.tsx";
import { LEVEL_CHOICES, PRESET_TITLES } from "./levels.ts";
import { Picture } from "./picture.tsx";
import { describe, prompt, result, SEATS } from "./speech.ts";
import { Table } from "./table.tsx";

// Nobody needs the chooser before it is opened.
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));

const CLOCK_MS = 10 * 60_000;

/** The name of a way of playing; one with switches of its own is named after its preset. */
function optionsName(options: string): string {
  const [name = ""] = options.split(",");
  const title = Object.hasOwn(PRESETS, name) ? PRESET_TITLES[name as PresetName] : name;
  return options.includes(",") ? `${title}, changed` : title;
}

/** The table of Big Two. */
export const table: TableDoor<BigTwo> = {
  cloth: cover.cloth,
  says: cover.says,
  rules: async () => (await import("./rules.tsx")).rules,
  lesson: async () => (await import("./lesson.ts")).lesson,
  preferences: [
    {
      id: "pace",
      title: "The others play",
      standard: "1200",
      choices: [
        { value: "300", title: "At once", says: "As fast as you can follow." },
        { value: "1200", title: "Steadily", says: "A move takes 1.2 seconds." },
        { value: "2500", title: "Slowly", says: "A move takes 2.5 seconds." },
      ],
    },
    {
      id: "clock",
      title: "A deal lasts",
      standard: "ten",
      choices: [
        { value: "ten", title: "Ten minutes", says: "Then time is up and nobody wins." },
        { value: "none", title: "As long as it takes", says: "The time is only counted." },
      ],
    },
  ],
  company: {
    seats: SEATS,
    levels: LEVEL_CHOICES,
    standard: ["classic", "classic", "classic"],
    pace: ({ pace }) => Number(pace),
    limit: ({ clock }) => (clock === "ten" ? CLOCK_MS : undefined),
    timeout: "timeout",
    optionsName,
    prompt,
    result,
  },
  dealName: (deal) => (deal.includes("/") ? "Own deal" : deal.length < 12 ? `Deal ${deal}` : ""),
  follow: () => [],
  finish: () => [],
  describe,
  sound: (text) => (text === "pass" ? "knock" : "card"),
  Table,
  Picture,
  Emblem: cover.Emblem,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
};
