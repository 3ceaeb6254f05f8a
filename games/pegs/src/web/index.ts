/** Peg Solitaire's web door: small, for the first page may read it; the table itself is fetched when it is wanted. */

import type { ChooserProps, ResultProps, RoomProps, TableDoor, TableProps } from "@baize/table";
import { createElement, lazy } from "react";
import type { PegsShape } from "../rules/index.ts";
import { Counters } from "./counters.tsx";
import { Picture } from "./picture.tsx";
import { nextPuzzle, puzzleOf } from "./puzzles.ts";

const LazyTable = lazy(async () => ({ default: (await import("./table.tsx")).Table }));
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));
const LazyResult = lazy(async () => ({ default: (await import("./result.tsx")).Result }));
const LazyEditor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));
const LazyLadder = lazy(async () => ({ default: (await import("./ladder.tsx")).Ladder }));
const LazySign = lazy(async () => ({ default: (await import("./overlay.tsx")).GlowMark }));
const LazyDaily = lazy(async () => ({ default: (await import("./daily.tsx")).Daily }));

/** The table of Peg Solitaire. */
export const table: TableDoor<PegsShape> = {
  cloth: "straw",
  hasCards: false,
  rules: async () => (await import("./rules.tsx")).rules(),
  keys: async () => (await import("./key-help.ts")).keyHelp(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  sound: () => "peg",
  Table: (props: TableProps<PegsShape>) => createElement(LazyTable, props),
  Picture,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
  Counters,
  MarkSign: ({ glow }) => createElement(LazySign, { glow }),
  puzzle: (match, notes) => puzzleOf(match, notes)?.title,
  next: nextPuzzle,
  Result: (props: ResultProps<PegsShape>) => createElement(LazyResult, props),
  rooms: {
    editor: (props: RoomProps) => createElement(LazyEditor, props),
    ladder: (props: RoomProps) => createElement(LazyLadder, props),
    daily: (props: RoomProps) => createElement(LazyDaily, props),
  },
};
