/** Peg Solitaire's web door: small, for the first page reads it; the table itself is fetched when it is wanted. */

import type { ChooserProps, RoomProps, TableDoor, TableProps } from "@baize/table";
import { createElement, lazy } from "react";
import { countSweeps, type PegsShape } from "../rules/index.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";
import { count, dealName, describe, describeStep, jumpsOf, sweepsAfter } from "./speech.ts";
import { Counters } from "./tally.tsx";

const LazyTable = lazy(async () => ({ default: (await import("./table.tsx")).Table }));
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));
const LazyEditor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));
const LazyDaily = lazy(async () => ({ default: (await import("./daily.tsx")).Daily }));

/** The table of Peg Solitaire. */
export const table: TableDoor<PegsShape> = {
  cloth: "straw",
  says: "Jump, take, and leave a single peg.",
  rules: async () => (await import("./rules.tsx")).rules,
  lesson: async () => (await import("./lesson.ts")).lesson,
  preferences: [
    {
      id: "marks",
      title: "Marks on the pegs",
      standard: "light",
      choices: [
        { value: "light", title: "With the light", says: "Each peg shows which of its jumps keep the win." },
        { value: "none", title: "None", says: "Only the light tells whether the game can still be won." },
      ],
    },
  ],
  dealName,
  follow: () => [],
  finish: () => [],
  describe,
  sound: () => "peg",
  Table: (props: TableProps<PegsShape>) => createElement(LazyTable, props),
  Picture,
  Emblem,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
  Counters,
  talk: {
    title: "Pegs",
    deal: "board",
    stuck: "No peg can jump any more.",
    result: (moves) => count(countSweeps(jumpsOf(moves)), "sweep"),
    distance: (line, moves) => count(sweepsAfter(line, moves), "sweep"),
    step: describeStep,
  },
  rooms: {
    editor: (props: RoomProps) => createElement(LazyEditor, props),
    daily: (props: RoomProps) => createElement(LazyDaily, props),
  },
  daily: "daily",
  sample: "english",
};
