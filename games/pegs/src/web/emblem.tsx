/** The sign of Peg Solitaire: a peg about to jump. */

export function Emblem() {
  return (
    <svg className="pegs-emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M4.500 13.500C6 4.500 18 4.500 19.500 13.500" fill="none" stroke="currentColor" strokeWidth="1.500" />
      <circle cx="4.500" cy="16.500" r="3.500" fill="currentColor" />
      <circle cx="12" cy="16.500" r="2.600" fill="currentColor" />
      <circle cx="19.500" cy="16.500" r="2.750" fill="none" stroke="currentColor" strokeWidth="1.500" />
    </svg>
  );
}
