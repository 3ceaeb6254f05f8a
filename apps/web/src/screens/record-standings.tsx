/** Games of several: the points made against each level, under each set of rules. */

import type { Kept } from "@baize/midend";
import { use } from "react";
import { type LevelRecord, standings } from "../keeping/tally.ts";
import { type Entry, load, PLAYABLE } from "../library/games.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/record.en.ts";

export function Standings({ matches }: { readonly matches: readonly Kept[] }) {
  return PLAYABLE.map((entry) => {
    const rows = standings(matches.filter(({ game }) => game === entry.id));
    return rows.length === 0 ? null : <StandingTable key={entry.id} entry={entry} rows={rows} />;
  });
}

function StandingTable({ entry, rows }: { readonly entry: Entry; readonly rows: readonly LevelRecord[] }) {
  const { manners } = use(load(entry));
  const { company } = manners;
  const levels = company?.levels ?? [];
  const rank = ({ level }: LevelRecord): number => levels.findIndex(({ id }) => id === level);
  const nameOf = (level: string | undefined): string =>
    level === undefined ? sayHere.mixedLevels() : (levels.find(({ id }) => id === level)?.title ?? level);
  return (
    <section className="level-points" aria-label={sayHere.byLevel()}>
      <h2>{sayHere.byLevel()}</h2>
      <p>{sayHere.byLevelSays()}</p>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{sayHere.against()}</th>
              <th scope="col">{sayHere.underRules()}</th>
              <th scope="col">{sayHere.dealsCount()}</th>
              <th scope="col">{sayHere.firstsCount()}</th>
              <th scope="col">{say.points()}</th>
              <th scope="col">{sayHere.perDeal()}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((a, b) => rank(a) - rank(b) || a.options.localeCompare(b.options))
              .map((row) => (
                <tr key={`${row.level} ${row.options}`}>
                  <th scope="row">{nameOf(row.level)}</th>
                  <td>{company?.optionsName(row.options)}</td>
                  <td>{row.deals}</td>
                  <td>{row.firsts}</td>
                  <td>{say.signed({ points: row.points })}</td>
                  <td>{say.signedPoints({ sign: row.points, points: Math.abs(row.points / row.deals).toFixed(1) })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
