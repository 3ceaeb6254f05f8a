/** FreeCell's web door: its table. */

import type { ChooserProps, PageProps, PictureProps, RoomProps, TableDoor } from "@baize/table";
import { createElement, lazy, Suspense } from "react";
import { gradeOf } from "../deals/index.ts";
import type { FreecellShape } from "../rules/index.ts";
import { gradeName } from "./grades.tsx";
import { Table } from "./table.tsx";

const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));
const LazyDeals = lazy(async () => ({ default: (await import("./deals.tsx")).Deals }));
const LazyEditor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));
/** For the first page, whose cover has it; no table waits for it. */
const LazyPicture = lazy(async () => ({ default: (await import("./picture.tsx")).Picture }));

/** The table of FreeCell. */
export const table: TableDoor<FreecellShape> = {
  cloth: "sage",
  hasCards: true,
  playsByClick: true,
  docksMoves: true,
  rules: async () => (await import("./rules.tsx")).rules(),
  keys: async () => (await import("./key-help.ts")).keyHelp(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  Table,
  Picture: (props: PictureProps<FreecellShape>) => createElement(Suspense, null, createElement(LazyPicture, props)),
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
  levelName: (level) => gradeName(gradeOf(level)),
  rooms: { editor: (props: RoomProps) => createElement(LazyEditor, props) },
  pages: { deals: (props: PageProps) => createElement(LazyDeals, props) },
};
