/** Contracts: what must be true whatever the input was. */

import { ContractError, type RuleId } from "./result.ts";

/** Throws a `ContractError` that names the rule unless the condition holds. */
export function demand(condition: boolean, rule: RuleId, message: string): asserts condition {
  if (!condition) throw new ContractError(rule, message);
}
