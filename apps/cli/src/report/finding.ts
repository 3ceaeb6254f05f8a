/** What was found about one of many deals, as a line of text or of JSON. */

import type { Shape, Solver, Wish } from "@baize/kernel";
import type { AnyTerminal, Found } from "@baize/terminal";
import { boundsText } from "../arguments/shortness.ts";
import { say } from "../words/index.ts";

/** How findings are printed. */
export interface Style {
  readonly json: boolean;
  readonly wish?: Wish | undefined;
  /** Whether nothing less than a proof of the shortest line will do. */
  readonly prove: boolean;
}

/** A finding as an object: what was solved, as a link, and the rest as the game writes it (docs/schemas/solved.json). */
export const jsonOf = (found: Found, link: string, terminal: AnyTerminal | undefined): string =>
  JSON.stringify({ link, ...(terminal?.finding?.(found) ?? found) });

/** How long its line is and must be at least, where that was asked. */
export const boundsOf = ({ bounds }: Found, solver: Solver<Shape>, wish: Wish = {}): string | undefined =>
  bounds && boundsText(solver, wish, bounds);

/** A finding as text, behind the deal or the link that was asked about. */
export function lineOf(found: Found, deal: string, solver: Solver<Shape>, wish: Wish | undefined): string {
  const { verdict, moves } = found;
  if (verdict !== "won") return `${deal}: ${say.verdict({ verdict })}`;
  const length = boundsOf(found, solver, wish);
  return `${length === undefined ? deal : say.dealWith({ deal, length })}: ${moves.join(" ")}`;
}

/** Whether it is all that was asked for. */
export const isDone = ({ verdict, bounds }: Found, { prove }: Style): boolean =>
  verdict === "lost" || (verdict === "won" && (!prove || bounds?.atLeast === bounds?.atMost));
