/** A small still picture of a table. */

import type { PictureProps } from "@baize/table";
import { cardSign, type NullShape } from "../rules/index.ts";
import "./table.css";

export function Picture({ view: { cards } }: Pick<PictureProps<NullShape>, "view">) {
  return (
    <span className="null-picture" aria-hidden="true">
      <b>{cardSign(cards[0])}</b>
      <b>{cardSign(cards[1])}</b>
    </span>
  );
}
