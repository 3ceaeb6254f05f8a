/** The web door: the game's table on the page. */

import type { TableDoor } from "@baize/table";
import type { NullShape } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { Picture } from "./picture.tsx";
import { Table } from "./table.tsx";

export const table: TableDoor<NullShape> = {
  cloth: "straw",
  hasCards: false,
  rules: async () => (await import("./teaching.ts")).rules(),
  lesson: async () => (await import("./teaching.ts")).lesson(),
  Table,
  Picture,
  Chooser,
};
