/** The API told to programs (OpenAPI) and to people, from the list of operations. */

import { z } from "zod";
import { escaped } from "../pages/made.ts";
import { say } from "../words/index.ts";
import { OPERATIONS, type Operation } from "./operations.ts";

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

const schemaOf = ({ form }: Operation): object | undefined =>
  form === undefined ? undefined : (z.toJSONSchema(form, { io: "input" }) as object);

function described(operation: Operation): object {
  const schema = schemaOf(operation);
  const isTable = operation.path.includes(":id");
  return {
    summary: operation.says(),
    ...(isTable && {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    }),
    ...(schema && { requestBody: { required: true, content: { "application/json": { schema } } } }),
    security: [{}, { cookie: [] }, { bearer: [] }],
    responses: {
      "2XX": { description: say.docsDone(), content: { "application/json": {} } },
      "4XX": { description: say.docsRefused(), content: { "application/json": { schema: REFUSAL } } },
      503: { description: say["database-away"](), content: { "application/json": { schema: REFUSAL } } },
    },
  };
}

const REFUSAL = {
  type: "object",
  properties: {
    code: { type: "string" },
    rule: { type: "string" },
    says: { type: "string" },
    table: { type: "object" },
  },
  required: ["code", "rule", "says"],
};

/** The API as OpenAPI tells it. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const path = pathOf(operation.path);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described(operation) };
  }
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const after = { name: "after", in: "query", schema: { type: "integer" } };
  paths["/api/tables/{id}/events"] = {
    get: {
      summary: say.opEvents(),
      parameters: [id, after],
      responses: { 200: { description: say.docsDone(), content: { "text/event-stream": {} } } },
    },
  };
  return {
    openapi: "3.1.0",
    info: { title: say.docsTitle(), version: "1" },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "seat" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** What of JSON Schema the forms come to. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** What may stand in a field, as one would write it as a type: with its limits behind it. */
function typeText(schema: Schema): string {
  const { type = "", anyOf, items, properties, required = [], minimum, maximum } = schema;
  const most = schema.maxLength ?? schema.maxItems;
  const limit = most === undefined ? "" : ` ≤ ${most}`;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (anyOf !== undefined) return anyOf.map(typeText).join(" | ");
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeText).join(", ")}]`;
  if (items) return `(${typeText(items)})[]${limit}`;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(field)}`,
    );
    return `{ ${fields.join(", ")} }`;
  }
  if (schema.pattern !== undefined) return `${type} /${schema.pattern}/`;
  return minimum === undefined || maximum === undefined ? `${type}${limit}` : `${type} ${minimum}–${maximum}`;
}

/** A field of a form in a line. */
function fieldText(name: string, schema: Schema, isNeeded: boolean): string {
  return `<dt><code>${escaped(name)}</code>${isNeeded ? "" : ` ${escaped(say.docsOptional())}`}</dt><dd><code>${escaped(typeText(schema))}</code></dd>`;
}

/** An operation as it is told to people. */
function told(operation: Operation): { readonly name: string; readonly html: string } {
  const { properties = {}, required = [] }: Schema = schemaOf(operation) ?? {};
  const fields = Object.entries(properties).map(([name, field]) => fieldText(name, field, required.includes(name)));
  const list = fields.length === 0 ? "" : `<dl>${fields.join("")}</dl>`;
  return { name: `${operation.method} ${operation.path}`, html: `<p>${escaped(operation.says())}</p>${list}` };
}

/** The API told to people, part by part; the site of the documents makes a page of it. */
export function apiParts() {
  const events = { name: "GET /api/tables/:id/events?after=N", html: `<p>${escaped(say.opEvents())}</p>` };
  return { title: say.docsTitle(), about: say.docsAbout(), operations: [...OPERATIONS.map(told), events] };
}
