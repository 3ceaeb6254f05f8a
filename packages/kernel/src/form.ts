/** The form of plain data from outside: a part of JSON Schema, checked here field by field, and published as it is. */

/** A form. What an object holds beside its properties is left alone. */
export type Form =
  | { readonly type: "string" | "boolean" | "null" }
  | { readonly type: "integer" | "number"; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: "array"; readonly items: Form }
  | {
      readonly type: "object";
      readonly properties: Readonly<Record<string, Form>>;
      readonly required: readonly string[];
    }
  | { readonly const: string }
  | { readonly anyOf: readonly Form[] };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A whole number from 0 on; beyond its end they run together. */
export const COUNT = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const satisfies Form;

/** Whether a value has a form. */
export function fits(form: Form, value: unknown): boolean {
  if ("const" in form) return value === form.const;
  if ("anyOf" in form) return form.anyOf.some((one) => fits(one, value));
  switch (form.type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value) && value.every((item) => fits(form.items, item));
    case "object":
      return isObject(value) && misfit(form, value) === undefined;
    case "integer":
      return Number.isInteger(value) && isWithin(form, value as number);
    case "number":
      return Number.isFinite(value) && isWithin(form, value as number);
    default:
      return typeof value === form.type;
  }
}

const isWithin = (
  { minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number },
  value: number,
): boolean => value >= minimum && value <= maximum;

/** The first property of an object that has not its form, in the order of the form; undefined when all is well. */
export function misfit({ properties, required }: Extract<Form, { type: "object" }>, found: Fields): string | undefined {
  const isGood = (name: string, form: Form): boolean =>
    found[name] === undefined ? !required.includes(name) : fits(form, found[name]);
  return Object.entries(properties).find(([name, form]) => !isGood(name, form))?.[0];
}
