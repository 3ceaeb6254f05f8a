/** The sign of FreeCell: a card before a card. */

export function Emblem() {
  return (
    <svg className="freecell-emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="2" y="2" width="12" height="17" rx="2.5" fill="var(--paper)" opacity="0.7" />
      <rect x="8" y="5" width="13" height="18" rx="2.5" fill="var(--paper)" stroke="currentColor" strokeWidth="1.5" />
      <path d="M14.5 10 17.5 14 14.5 18 11.5 14Z" fill="var(--red)" />
    </svg>
  );
}
