/** The sign of Big Two: a two, larger than the card. */

export function Emblem() {
  return (
    <svg className="bigtwo-emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="4" y="2" width="15" height="20" rx="3" fill="var(--paper)" stroke="currentColor" strokeWidth="1.500" />
      <path
        d="M8.500 9a3.200 3.200 0 1 1 5.800 1.900L8.600 17.500h6.400"
        fill="none"
        stroke="var(--black)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
