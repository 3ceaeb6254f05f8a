/** Lines of JSON that each carry a sum over the rest of their text, so that one that was altered is told from one that was not. */

import { createHash } from "node:crypto";

const sumOf = (text: string): string => createHash("sha256").update(text).digest("hex");
/** How a line with a sum ends; before it is its text, without the last bracket. */
const END = /,"sum":"([0-9a-f]{64})"\}$/;
/** So long is that end. */
const LENGTH = 74;

/** The line of some fields, with its sum. */
export function summed(fields: object): string {
  const text = JSON.stringify(fields);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}`;
}

/** The fields of a line; undefined where it is no JSON, or where its sum is wrong. One without a sum has no field `sum`. */
export function fieldsOf(line: string): Readonly<Record<string, unknown>> | undefined {
  const sum = END.exec(line.slice(-LENGTH))?.[1];
  if (sum !== undefined && sumOf(`${line.slice(0, -LENGTH)}}`) !== sum) return undefined;
  try {
    const found: unknown = JSON.parse(line);
    if (typeof found !== "object" || found === null) return undefined;
    const fields = found as Readonly<Record<string, unknown>>;
    // What is called a sum without being one is damage.
    return sum === undefined && fields.sum !== undefined ? undefined : fields;
  } catch {
    return undefined;
  }
}
