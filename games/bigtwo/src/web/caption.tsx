/** Words about cards: a part between asterisks stands out, and red suits are red. */

import { Fragment } from "react";

const SUIT = /([♣♦♥♠])/;

function Suited({ text }: { readonly text: string }) {
  return text.split(SUIT).map((part, i) =>
    SUIT.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <span key={i} className="suit" data-suit={"♣♦♥♠".indexOf(part)}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand still.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

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
