/** Contracts as the document has them: what a caller must see to, and what a feature promises. */

/** Which side of a contract was broken. */
export type ContractKind = "precondition" | "postcondition";

/** A contract that did not hold, named by the document's own tag. */
export class ContractViolation extends Error {
  override readonly name = "ContractViolation";
  readonly kind: ContractKind;
  readonly tag: string;

  constructor(kind: ContractKind, tag: string) {
    super(`${kind} ${tag} is violated`);
    this.kind = kind;
    this.tag = tag;
  }
}

/** The clauses of one side of a contract, by tag, in the order they are checked. */
export type Clauses = Readonly<Record<string, () => boolean>>;

const check = (kind: ContractKind, clauses: Clauses): void => {
  for (const [tag, holds] of Object.entries(clauses)) if (!holds()) throw new ContractViolation(kind, tag);
};

/** Throws unless every precondition holds; later ones are not looked at after the first that fails. */
export const requires = (clauses: Clauses): void => check("precondition", clauses);

/** Throws unless every postcondition holds. */
export const ensures = (clauses: Clauses): void => check("postcondition", clauses);
