/** The sign of Peg Solitaire: four pegs around a hole. */

const PEGS = [
  [12, 4.5],
  [4.5, 12],
  [19.5, 12],
  [12, 19.5],
] as const;

export function Emblem() {
  return (
    <svg className="pegs-emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {PEGS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" fill="currentColor" />
      ))}
      <circle cx="12" cy="12" r="2.4" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
