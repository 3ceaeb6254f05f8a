/** The page with the rules, before the first game. */

import { Card } from "../documents/index.ts";
import { say } from "../words/mis.en.ts";
import { Picture } from "./picture.tsx";

const cards = (...numbers: readonly (readonly [typeNum: number, suitNum: number])[]): readonly Card[] =>
  numbers.map(([typeNum, suitNum]) => new Card(typeNum, suitNum));

const RANKS = cards([3, 0], [10, 2], [12, 1], [13, 2], [1, 3], [2, 3]);
const KINDS = () => [
  { name: say.straight(), cards: cards([7, 0], [8, 3], [9, 2], [10, 1], [11, 0]) },
  { name: say.flush(), cards: cards([3, 2], [6, 2], [8, 2], [11, 2], [1, 2]) },
  { name: say.fullHouse(), cards: cards([12, 0], [12, 1], [12, 3], [4, 0], [4, 2]) },
  { name: say.four(), cards: cards([9, 0], [9, 1], [9, 2], [9, 3], [5, 1]) },
  { name: say.straightFlush(), cards: cards([10, 3], [11, 3], [12, 3], [13, 3], [1, 3]) },
];

function Row({ row }: { readonly row: readonly Card[] }) {
  return (
    <div className="row">
      {row.map((card) => (
        <Picture key={card.image} card={card} />
      ))}
    </div>
  );
}

/** What the game is about, and the button that begins it. */
export function RulesPage({ start }: { start(): void }) {
  return (
    <main className="rules">
      <header>
        <h1>{say.title()}</h1>
        <p>{say.invitation()}</p>
      </header>
      <section>
        <h2>{say.ranks()}</h2>
        <Row row={RANKS} />
        <p>{say.ranks1()}</p>
        <p>{say.ranks2()}</p>
      </section>
      <section>
        <h2>{say.round()}</h2>
        <p>{say.round1()}</p>
        <p>{say.round2()}</p>
        <p>{say.round3()}</p>
        <h2>{say.end()}</h2>
        <p>{say.end1()}</p>
      </section>
      <section className="kinds">
        <h2>{say.plays()}</h2>
        <p>{say.plays1()}</p>
        <ol>
          {KINDS().map(({ name, cards: row }) => (
            <li key={name}>
              <Row row={row} />
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </section>
      <button type="button" className="main" onClick={start}>
        {say.start()}
      </button>
    </main>
  );
}
