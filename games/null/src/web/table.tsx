/** The table: what whoever looks may see of both cards, and a button for each move. */

import { mannersOf, seat } from "@baize/kernel";
import type { Stage, TableProps } from "@baize/table";
import { cardSign, type NullShape, nullGame } from "../rules/index.ts";
import { say } from "../words/index.ts";
import "./table.css";

/** Within what the shell leaves free. */
const insideOf = ({ free: { left, top, right, bottom } }: Stage) => ({
  inset: `${top}px auto auto ${left}px`,
  width: right - left,
  height: bottom - top,
});

export function Table({ view, legal, stage, hint, play, party }: TableProps<NullShape>) {
  const { seatName } = mannersOf(nullGame);
  return (
    <div className="null-table" style={insideOf(stage)}>
      {party?.said === undefined ? null : (
        <p>
          {party.said.title} {party.said.says}
          {party.said.acts.map(({ word, press }) => (
            <button key={word} type="button" onClick={press}>
              {word}
            </button>
          ))}
        </p>
      )}
      <ul>
        {view.cards.map((card, n) => (
          <li key={seatName(seat(n), view.viewer)}>
            <span>{seatName(seat(n), view.viewer)}</span>
            <b role="img" aria-label={say.card({ card: card ?? undefined })}>
              {cardSign(card)}
            </b>
          </li>
        ))}
      </ul>
      <div>
        {legal.map((move) => (
          <button key={move} type="button" data-hinted={move === hint || undefined} onClick={() => play(move)}>
            {say.move({ move })}
          </button>
        ))}
      </div>
    </div>
  );
}
