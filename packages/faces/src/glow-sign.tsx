/** The truth of a position as a sign: a disc with a tick, a diamond with a cross, a broken ring. */

const SHAPES = {
  winnable: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--winnable)" />
      <path
        d="M5.8 10.3 8.7 13.2 14.2 7.2"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  lost: (
    <>
      <path d="M10 0.5 19.5 10 10 19.5 0.5 10Z" fill="var(--lost)" />
      <path d="M7.5 7.5l5 5M12.5 7.5l-5 5" stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  thinking: (
    <circle
      className="turning"
      cx="10"
      cy="10"
      r="7.5"
      fill="none"
      stroke="var(--thinking)"
      strokeWidth="2.5"
      strokeDasharray="4.5 3.35"
    />
  ),
} as const;

/** The shape of what is known, 20 px square. */
export function GlowSign({ glow }: { readonly glow: keyof typeof SHAPES }) {
  return (
    <svg className="glow" viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[glow]}
    </svg>
  );
}
