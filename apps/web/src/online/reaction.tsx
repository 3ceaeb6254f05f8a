/** The faces that can be made at a table: as the portraits, with closed eyes, lit from the left. */

/** The mouth and the eyes of each. */
const FACES = {
  smile: "M9.5 14.5q2.2 1.8 4.4 0M18.1 14.5q2.2 1.8 4.4 0M10.5 20q5.5 5.5 11 0",
  think: "M9.5 14.5h4.4M18.1 14.5h4.4M11.5 22.5h9",
  wow: "M9.5 13.5q2.2 1.8 4.4 0M18.1 13.5q2.2 1.8 4.4 0M16 19.2a2.6 3.2 0 1 0 0 6.4 2.6 3.2 0 1 0 0-6.4z",
  sad: "M9.5 15.5l4.4-1.5M18.1 14l4.4 1.5M11 24q5-4.5 10 0",
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
