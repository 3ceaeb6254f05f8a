/** What tables need of the store that keeps them. */

import type { Store } from "../store/store.ts";
import type { Body } from "./body.ts";

/** Where tables are kept, as far as they need to know. */
export type Keeper = Pick<
  Store<Body>,
  | "create"
  | "load"
  | "append"
  | "usesOf"
  | "seqs"
  | "claim"
  | "clean"
  | "hint"
  | "listen"
  | "end"
  | "check"
  | "unsafe"
  | "figures"
>;
