/** The faces that can be made at a table: as the portraits, with closed eyes, lit from the left. */

/** The mouth and the eyes of each. */
const FACES = {
  smile: "M9.500 14.500q2.200 1.800 4.400 0M18.100 14.500q2.200 1.800 4.400 0M10.500 20q5.500 5.500 11 0",
  think: "M9.500 14.500h4.400M18.100 14.500h4.400M11.500 22.500h9",
  wow: "M9.500 13.500q2.200 1.800 4.400 0M18.100 13.500q2.200 1.800 4.400 0M16 19.200a2.600 3.200 0 1 0 0 6.400 2.600 3.200 0 1 0 0-6.400z",
  sad: "M9.500 15.500l4.400-1.500M18.100 14l4.400 1.500M11 24q5-4.500 10 0",
} as const;

/** The name of one of them. */
type Face = keyof typeof FACES;

/** Whether a phrase is a face rather than words. */
export const isReaction = (phrase: string): phrase is Face => Object.hasOwn(FACES, phrase);

export function Reaction({ phrase }: { readonly phrase: Face }) {
  return (
    <svg className="reaction" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" />
      <path className="shade" d="M16 1a15 15 0 0 1 0 30z" />
      <path d={FACES[phrase]} />
    </svg>
  );
}
