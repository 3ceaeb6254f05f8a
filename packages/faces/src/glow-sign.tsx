/** The truth of a position as a sign: a disc with a tick, a diamond with a cross, a broken ring. */

const SHAPES = {
  winnable: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--winnable)" />
      <path
        d="M5.800 10.300 8.700 13.200 14.200 7.200"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  lost: (
    <>
      <path d="M10 0.500 19.500 10 10 19.500 0.500 10Z" fill="var(--lost)" />
      <path d="M7.500 7.500l5 5M12.500 7.500l-5 5" stroke="var(--surface)" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
  thinking: (
    <circle
      className="turning"
      cx="10"
      cy="10"
      r="7.500"
      fill="none"
      stroke="var(--thinking)"
      strokeWidth="2.500"
      strokeDasharray="4.500 3.350"
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
