/** Values for what may fail: bad input is answered with a `Refusal`, never with a throw. */

/** The id of a numbered rule in some SPEC.md, such as `FC-M3`. */
export type RuleId = string;

/** The facts a sentence about a refusal needs: plain text and numbers. */
export type Detail = Readonly<Record<string, string | number>>;

/** Why something was refused: a code for programs, the rule that says so, and the facts for a sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly detail: Detail;
}

/** Either a value or a reason why there is none. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that holds a value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A result that holds a refusal. */
export function refuse(
  code: string,
  rule: RuleId,
  detail: Detail = {},
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, rule, detail } };
}

/** The value of a result that cannot be a refusal here; a refusal is a broken contract. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ContractError(result.error.rule, `${result.error.code} ${JSON.stringify(result.error.detail)}`);
}

/** A promise of the program to itself that did not hold: an impossible state. It ends one match, nothing else. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly rule: RuleId;

  constructor(rule: RuleId, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}
