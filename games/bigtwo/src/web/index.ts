/** Big Two's web door: its table. */

import type { ChooserProps, RulesChoiceProps, TableDoor } from "@baize/table";
import { createElement, lazy } from "react";
import type { BigtwoShape, View } from "../rules/index.ts";
import { Hands, MovePicture } from "./dealt.tsx";
import { frameFor } from "./layout.ts";
import { Picture } from "./picture.tsx";
import { Table } from "./table.tsx";

// Nobody needs the chooser before it is opened.
const LazyChooser = lazy(async () => ({ default: (await import("./chooser.tsx")).Chooser }));

const LazyRules = lazy(async () => ({ default: (await import("./rules-choice.tsx")).RulesChoice }));

/** The table of Big Two. */
export const table: TableDoor<BigtwoShape> = {
  cloth: "mist",
  hasCards: true,
  frame: frameFor,
  rules: async () => (await import("./rules.tsx")).rules(),
  keys: async () => (await import("./key-help.ts")).keyHelp(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  sound: (text) => (text === "pass" ? "knock" : "card"),
  Table,
  Picture,
  Hands,
  openView: (views, viewer) => ({ ...(views[viewer] as View), hands: views.map(({ hand }) => hand) }),
  MovePicture,
  Chooser: (props: ChooserProps) => createElement(LazyChooser, props),
  RulesChoice: (props: RulesChoiceProps) => createElement(LazyRules, props),
};
