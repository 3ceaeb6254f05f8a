/** FreeCell's web door: its table. */

import type { TableDoor } from "@baize/table";
import type { FreecellShape } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { Picture } from "./picture.tsx";
import { Table } from "./table.tsx";

/** The table of FreeCell. */
export const table: TableDoor<FreecellShape> = {
  cloth: "sage",
  rules: async () => (await import("./rules.tsx")).rules(),
  lesson: async () => (await import("./lesson.ts")).lesson(),
  Table,
  Picture,
  Chooser,
};
