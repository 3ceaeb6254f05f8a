/** Big Two's web door: its table. */

import type { ChooserProps, TableDoor } from "@baize/table";
import { createElement, lazy } from "react";
import type { BigtwoShape } from "../rules/index.ts";
import { Hands, MovePicture } from "./dealt.tsx";
import { frameFor } from "./layout.ts";
import { Picture } from "./picture.tsx";
import { Table } from "./table.tsx";

// Nobody needs the chooser before it is opened.
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));

/** The table of Big Two. */
export const table: TableDoor<BigtwoShape> = {
  cloth: "mist",
  frame: frameFor,
  rules: async () => (await import("./rules.tsx")).rules(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  sound: (text) => (text === "pass" ? "knock" : "card"),
  Table,
  Picture,
  Hands,
  MovePicture,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
};
