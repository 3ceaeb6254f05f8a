/** How hard: four levels with what they mean, the deals that cannot be won, and famous ones. */

import { GlowSign } from "@baize/faces";
import { GRADES, type Grade } from "../deals/index.ts";
import { say } from "../words/deals.en.ts";
import { GradeSign, gradeMeans, gradeName } from "./grades.tsx";
import "./deals-grades.css";

interface GradesProps {
  readonly facts: { readonly counts: readonly number[]; readonly lost: readonly number[] };
  readonly grade: Grade | undefined;
  choose(grade: Grade | undefined): void;
  start(deal: string): void;
}

/** Deals that players talk about. */
const FAMOUS = [1, 617, 1941, 11982];

export function Grades({ facts, grade, choose, start }: GradesProps) {
  const all = facts.counts.reduce((sum, count) => sum + count, 0);
  return (
    <section className="deals-grades">
      <h2>{say.howHard()}</h2>
      <div className="grade-list">
        <GradeButton
          isOn={grade === undefined}
          title={say.any()}
          says={say.anyMeans()}
          count={all}
          press={() => choose(undefined)}
        />
        {GRADES.map((name, i) => (
          <GradeButton
            key={name}
            grade={name}
            isOn={grade === name}
            title={gradeName(name)}
            says={gradeMeans(name)}
            count={facts.counts[i] ?? 0}
            press={() => choose(name)}
          />
        ))}
      </div>
      <p className="deals-note">{say.howMeasured()}</p>
      <h3>
        <GlowSign glow="lost" />
        <span>
          {say.impossible()} <small>{say.impossibleMeans()}</small>
        </span>
      </h3>
      <Numbers deals={facts.lost} start={start} />
      <h3>
        <svg className="famous" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1l2.7 5.9 6.400.7-4.8 4.3 1.4 6.3L10 15l-5.7 3.2 1.4-6.3L.9 7.6l6.4-.7z" fill="currentColor" />
        </svg>
        <span>
          {say.famous()} <small>{say.famousMeans()}</small>
        </span>
      </h3>
      <Numbers deals={FAMOUS} start={start} />
    </section>
  );
}

interface GradeProps {
  readonly grade?: Grade;
  readonly isOn: boolean;
  readonly title: string;
  readonly says: string;
  readonly count: number;
  press(): void;
}

function GradeButton({ grade, isOn, title, says, count, press }: GradeProps) {
  return (
    <button type="button" className="grade-choice" aria-pressed={isOn} onClick={press}>
      <GradeSign grade={grade} />
      <span className="grade-words">
        <strong>{title}</strong>
        <small>{says}</small>
      </span>
      <span className="grade-count">{say.count({ count })}</span>
    </button>
  );
}

function Numbers({ deals, start }: { readonly deals: readonly number[]; start(deal: string): void }) {
  return (
    <ul className="deal-numbers">
      {deals.map((deal) => (
        <li key={deal}>
          <button type="button" className="plain" onClick={() => start(String(deal))}>
            {deal}
          </button>
        </li>
      ))}
    </ul>
  );
}
