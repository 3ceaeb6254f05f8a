/** Choosing a board by its picture: a puzzle, a shape with any hole empty, a figure, or one of your own. */

import type { ChooserProps } from "@baize/table";
import { useEffect, useRef, useState } from "react";
import { fullShape, type ShapeName } from "../rules/boards.ts";
import { formatHole, type Hole, holesOf, latticeOf } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { say as sayTable } from "../words/index.ts";
import { documented, fireplace, type Offer, shapes } from "./boards.ts";
import { groundOf, spotOf } from "./layout.ts";
import { readBoards } from "./own-boards.ts";
import { PlatedBoard } from "./picture.tsx";
import "./chooser.css";

export function Chooser({ start, visit, won, notes }: ChooserProps) {
  const own = readBoards(notes);
  return (
    <div className="chooser pegs-chooser">
      <div className="puzzle-ways">
        <button type="button" className="primary" onClick={() => visit("daily")}>
          {say.daily()}
        </button>
        <button type="button" onClick={() => visit("ladder")}>
          {sayTable.ladder()}
          <small>{sayTable.ladderSays()}</small>
        </button>
      </div>
      <Vacancies start={start} />
      <h3>{say.figures()}</h3>
      <div className="offers">
        {[...documented(), fireplace()].map((offer) => (
          <OfferButton key={offer.deal} offer={offer} isWon={won.includes(offer.deal)} start={start} />
        ))}
      </div>
      <h3>{sayTable.yourOwn()}</h3>
      <div className="offers">
        {own.map((offer) => (
          <OfferButton key={offer.title} offer={offer} isWon={won.includes(offer.deal)} start={start} />
        ))}
        <button type="button" className="offer" onClick={() => visit("editor")}>
          {sayTable.makeBoard()}
        </button>
      </div>
    </div>
  );
}

interface OfferProps {
  readonly offer: Offer;
  readonly isWon: boolean;
  start(deal: string): void;
}

function OfferButton({ offer, isWon, start }: OfferProps) {
  return (
    <button type="button" className="offer" onClick={() => start(offer.deal)}>
      <span className="small-pegs">
        <PlatedBoard board={offer.board} />
      </span>
      <span>
        {offer.title}
        {isWon ? <small>{sayTable.solved()}</small> : null}
      </span>
    </button>
  );
}

/** The shapes by their pictures; of the one that is chosen, the hole that is pressed begins empty. */
function Vacancies({ start }: { start(deal: string): void }) {
  const [chosen, setShape] = useState<ShapeName>();
  const shape = chosen ?? "english";
  const holes = useRef<HTMLElement>(null);
  // The holes of the one that was chosen are what is pressed next, so they come into sight.
  useEffect(() => {
    if (chosen !== undefined) holes.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const full = fullShape(shape);
  const ground = groundOf(full);
  // Nine holes in a row stand a little closer, so that they fit a phone.
  const step = Math.min(44, 312 / (ground.width + 1));
  const at = (hole: Hole) => {
    const spot = spotOf(latticeOf(full), hole);
    return {
      left: (spot.x - ground.middle.x + ground.width / 2) * step,
      top: (spot.y - ground.middle.y + ground.height / 2) * step,
      width: step,
      height: step,
    };
  };
  return (
    <>
      <h3>{sayTable.boards()}</h3>
      <div className="offers shapes">
        {shapes().map(({ shape: name, title, board }) => (
          <button
            key={name}
            type="button"
            className="offer"
            aria-pressed={shape === name}
            onClick={() => setShape(name)}
          >
            <span className="small-pegs">
              <PlatedBoard board={board} />
            </span>
            <span>
              {title}
              <small>{say.holes({ count: holesOf(board).length })}</small>
            </span>
          </button>
        ))}
      </div>
      <h3 id="vacancies">{say.vacancies({ shape: sayTable.shape({ shape }) })}</h3>
      <section
        ref={holes}
        className="vacancies"
        aria-labelledby="vacancies"
        style={{ width: (ground.width + 1) * step, height: (ground.height + 1) * step }}
      >
        {holesOf(full).map((hole) => (
          <button
            key={formatHole(hole)}
            type="button"
            style={at(hole)}
            aria-label={say.vacancy({ hole: formatHole(hole) })}
            onClick={() => start(`${shape}-${formatHole(hole)}`)}
          />
        ))}
      </section>
    </>
  );
}
