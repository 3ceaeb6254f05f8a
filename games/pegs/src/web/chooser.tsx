/** Choosing a board: a puzzle as hard as wished, a named board, any hole of a classic one, or one of your own. */

import type { ChooserProps } from "@baize/table";
import { type CSSProperties, useState } from "react";
import { fullShape, type ShapeName } from "../rules/boards.ts";
import { cellAt, formatHole, type Hole, holesOf, latticeOf, PEG } from "../rules/index.ts";
import { say } from "../words/chooser.en.ts";
import { say as sayTable } from "../words/index.ts";
import { classics, documented, fireplace, type Offer } from "./boards.ts";
import { groundOf, spotOf } from "./layout.ts";
import { readBoards } from "./own-boards.ts";
import { SmallBoard } from "./picture.tsx";
import "./chooser.css";

const LEVELS = ["gentle", "fair", "hard", "fiendish"] as const;

export function Chooser({ start, find, visit, won, notes }: ChooserProps) {
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (level: number) => {
    setLooking(true);
    setProblem(undefined);
    const deal = await find([level, level]);
    setLooking(false);
    if (deal === undefined) setProblem(say.notFound());
    else start(deal);
  };
  const own = readBoards(notes);
  return (
    <div className="chooser pegs-chooser">
      <button type="button" className="primary" onClick={() => visit("daily")}>
        {say.daily()}
      </button>
      <h3>{say.newPuzzle()}</h3>
      <div className="levels">
        {LEVELS.map((name, level) => (
          <button
            key={name}
            type="button"
            aria-disabled={looking || undefined}
            onClick={() => looking || choose(level)}
          >
            {say[name]()}
          </button>
        ))}
      </div>
      <p className="looking" role="status">
        {looking ? say.looking() : ""}
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <h3>{sayTable.boards()}</h3>
      <div className="offers">
        {[...documented(), fireplace()].map((offer) => (
          <OfferButton key={offer.deal} offer={offer} isWon={won.includes(offer.deal)} start={start} />
        ))}
      </div>
      <Vacancies start={start} />
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
      <SmallBoard board={offer.board} />
      <span>
        {offer.title}
        {isWon ? <small>{sayTable.solved()}</small> : null}
      </span>
    </button>
  );
}

/** A classic board, full: the hole that is pressed begins empty. */
function Vacancies({ start }: { start(deal: string): void }) {
  const [shape, setShape] = useState<ShapeName>("english");
  const full = fullShape(shape);
  const ground = groundOf(full);
  // Nine holes in a row stand a little closer, so that they fit a phone.
  const step = Math.min(44, 344 / (ground.width + 1));
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
      <h3 id="vacancies">{say.vacancies()}</h3>
      <div className="shapes">
        {classics().map(({ deal, title }) => {
          const name = deal.split("-")[0] as ShapeName;
          return (
            <button key={name} type="button" aria-pressed={shape === name} onClick={() => setShape(name)}>
              {title}
            </button>
          );
        })}
      </div>
      <section
        className="vacancies"
        aria-labelledby="vacancies"
        style={{ width: (ground.width + 1) * step, height: (ground.height + 1) * step } as CSSProperties}
      >
        {holesOf(full)
          .filter((hole) => cellAt(full, hole) === PEG)
          .map((hole) => (
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
