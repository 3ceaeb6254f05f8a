/** Words about cards: a part between asterisks stands out, and red suits are red. */

import { Fragment } from "react";
import "./caption.css";

/** A suit, with the rank before it where it is a card. */
const SUIT = /((?:10|[2-9AJQK])?[♣♦♥♠])/;

function Suited({ text }: { readonly text: string }) {
  return text.split(SUIT).map((part, i) =>
    SUIT.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <span key={i} className="suit" data-suit={"♣♦♥♠".indexOf(part.slice(-1))}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

/** A sentence about cards; it is read whole. */
export function Caption({ text }: { readonly text: string }) {
  return text.split("*").map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <strong key={i}>
        <Suited text={part} />
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <Suited key={i} text={part} />
    ),
  );
}
