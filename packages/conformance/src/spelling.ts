/** Names that a document spells in more than one way: an implementation may have any of them. */

import type { Subject, SubjectAnswer } from "./implementation.ts";

/** The other spellings of a name. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** Groups of spellings, as each name of a group sees the others. */
export const spellingsOf = (groups: readonly (readonly string[])[]): Spellings =>
  new Map(groups.flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)] as const)));

/** The implementation, asked by the other spellings for what it does not know by one. */
export const spelledFreely = (subject: Subject, spellings: Spellings): Subject => ({
  reset: () => subject.reset(),
  async ask(request): Promise<SubjectAnswer> {
    const answer = await subject.ask(request);
    if (answer.kind !== "unknown" || !("name" in request)) return answer;
    for (const name of spellings.get(request.name) ?? []) {
      const other = await subject.ask({ ...request, name });
      if (other.kind !== "unknown") return other;
    }
    return answer;
  },
});
