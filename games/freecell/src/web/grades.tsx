/** How hard a deal is, in a word, a sentence and a sign. */

import { GRADES, type Grade } from "../deals/index.ts";
import { say } from "../words/grades.en.ts";

const NAMES: Readonly<Record<Grade, () => string>> = {
  easy: say.easy,
  medium: say.medium,
  hard: say.hard,
  fiendish: say.fiendish,
};
const MEANINGS: Readonly<Record<Grade, () => string>> = {
  easy: say.easyMeans,
  medium: say.mediumMeans,
  hard: say.hardMeans,
  fiendish: say.fiendishMeans,
};

export const gradeName = (grade: Grade): string => NAMES[grade]();
export const gradeMeans = (grade: Grade): string => MEANINGS[grade]();

/** Four bars of which as many are full as the deal is hard; none for all deals. */
export function GradeSign({ grade }: { readonly grade: Grade | undefined }) {
  const full = grade === undefined ? 0 : GRADES.indexOf(grade) + 1;
  return (
    <svg className="grade" viewBox="0 0 34 22" aria-hidden="true">
      {GRADES.map((name, i) => (
        <rect
          key={name}
          x={1 + i * 8.5}
          y={16 - i * 5}
          width={6}
          height={5 + i * 5}
          rx={1.5}
          data-full={i < full || undefined}
        />
      ))}
    </svg>
  );
}
