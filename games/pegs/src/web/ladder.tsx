/** The ladders: for some boards 32 puzzles in four levels, with what is won and what is next. */

import type { RoomProps } from "@baize/table";
import { fullShape } from "../rules/boards.ts";
import { holesOf } from "../rules/index.ts";
import { isLadder, LADDER_SHAPES, type LadderShape, LEVELS, levelOf, RUNGS } from "../rules/ladder.ts";
import { say as sayTable } from "../words/index.ts";
import { say } from "../words/ladder.en.ts";
import { PlatedBoard } from "./picture.tsx";
import { climbed } from "./puzzles.ts";
import { StarList, StarRow } from "./stars.tsx";
import "./picture.css";
import "./ladder.css";

/** Where the ladder that was looked at last is noted down. */
const LAST = "ladder";

export function Ladder({ stage, notes, note, start, visit }: RoomProps) {
  const shape = isLadder(notes[LAST] ?? "") ? (notes[LAST] as LadderShape) : "english";
  const { stars, next } = climbed(shape, notes);
  const won = stars.filter((count) => count !== undefined).length;
  const all = LADDER_SHAPES.flatMap((name) => climbed(name, notes).stars).reduce<number>(
    (sum, count) => sum + (count ?? 0),
    0,
  );
  return (
    <div className="ladder" data-frame={stage.frame}>
      <aside className="ladder-facts" aria-label={say.stars()}>
        <p>{say.stars()}</p>
        <p className="figure">{all}</p>
        <p>{say.ofAll({ all: 3 * RUNGS * LADDER_SHAPES.length })}</p>
        <StarList puzzle={undefined} stars={undefined} />
        <div className="ways">
          <button type="button" onClick={() => visit("daily")}>
            {say.today()}
          </button>
          <button type="button" onClick={() => visit("editor")}>
            {sayTable.makeBoard()}
          </button>
        </div>
      </aside>
      <div className="ladder-main">
        <h2>{sayTable.boards()}</h2>
        <div className="ladder-boards">
          {LADDER_SHAPES.map((name) => (
            <button key={name} type="button" aria-pressed={name === shape} onClick={() => note(LAST, name)}>
              <span className="small-pegs">
                <PlatedBoard board={fullShape(name)} />
              </span>
              {sayTable.shape({ shape: name })}
              <small>{say.holes({ count: holesOf(fullShape(name)).length })}</small>
            </button>
          ))}
        </div>
        <div className="ladder-head">
          <h2>
            {say.ladderOf({ shape: sayTable.shape({ shape }) })} <span>{say.wonOf({ won, all: RUNGS })}</span>
          </h2>
          <button type="button" className="primary" onClick={() => start(`${shape}-${next}`)}>
            {say.play({ number: next })}
          </button>
        </div>
        {LEVELS.map((level) => (
          <Level key={level} level={level} stars={stars} next={next} play={(number) => start(`${shape}-${number}`)} />
        ))}
      </div>
    </div>
  );
}

interface LevelProps {
  readonly level: (typeof LEVELS)[number];
  readonly stars: readonly (number | undefined)[];
  readonly next: number;
  play(number: number): void;
}

/** Eight puzzles of a level: one that is won is a peg set. */
function Level({ level, stars, next, play }: LevelProps) {
  const numbers = stars.map((_, i) => i + 1).filter((number) => levelOf(number) === level);
  const won = numbers.filter((number) => stars[number - 1] !== undefined).length;
  return (
    <section className="ladder-level" aria-label={say[level]()}>
      <h3>
        {say[level]()} <small>{say.of({ won, all: numbers.length })}</small>
      </h3>
      <ol>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              data-won={stars[number - 1] !== undefined || undefined}
              data-next={number === next || undefined}
              aria-label={number === next ? say.levelNext({ number }) : say.level({ number })}
              onClick={() => play(number)}
            >
              {number}
            </button>
            <span className="under">
              {stars[number - 1] !== undefined ? (
                <StarRow count={stars[number - 1] ?? 0} />
              ) : number === next ? (
                say.next()
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
