/** Peg Solitaire's web door: small, for the first page may read it; the table itself is fetched when it is wanted. */

import type { ChooserProps, RoomProps, TableDoor, TableProps } from "@baize/table";
import { createElement, lazy } from "react";
import type { PegsShape } from "../rules/index.ts";
import { Counters } from "./counters.tsx";
import { Picture } from "./picture.tsx";

const LazyTable = lazy(async () => ({ default: (await import("./table.tsx")).Table }));
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));
const LazyEditor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));
const LazyDaily = lazy(async () => ({ default: (await import("./daily.tsx")).Daily }));

/** The table of Peg Solitaire. */
export const table: TableDoor<PegsShape> = {
  cloth: "straw",
  rules: async () => (await import("./rules.tsx")).rules(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  sound: () => "peg",
  Table: (props: TableProps<PegsShape>) => createElement(LazyTable, props),
  Picture,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
  Counters,
  rooms: {
    editor: (props: RoomProps) => createElement(LazyEditor, props),
    daily: (props: RoomProps) => createElement(LazyDaily, props),
  },
};
