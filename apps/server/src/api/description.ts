/** The API told to programs (OpenAPI) and to people, from the list of operations. */

import { z } from "zod";
import { escaped, pageOf } from "../pages/made.ts";
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

/** A field of a form in a line. */
function fieldText(name: string, schema: unknown, isNeeded: boolean): string {
  return `<dt><code>${escaped(name)}</code>${isNeeded ? "" : ` ${escaped(say.docsOptional())}`}</dt><dd><code>${escaped(JSON.stringify(schema))}</code></dd>`;
}

function section(operation: Operation): string {
  const schema = schemaOf(operation) as { properties?: Record<string, unknown>; required?: string[] } | undefined;
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) =>
    fieldText(name, field, schema?.required?.includes(name) === true),
  );
  const head = `<h2><code>${operation.method} ${escaped(operation.path)}</code></h2><p>${escaped(operation.says())}</p>`;
  return `${head}${fields.length === 0 ? "" : `<dl>${fields.join("")}</dl>`}`;
}

/** The API as a page for people. */
export function apiPage(): string {
  const events = `<h2><code>GET /api/tables/:id/events?after=N</code></h2><p>${escaped(say.opEvents())}</p>`;
  const title = say.docsTitle();
  const about = `<h1>${escaped(title)}</h1><p>${escaped(say.docsAbout())}</p>`;
  return pageOf(title, `${about}${OPERATIONS.map(section).join("")}${events}`);
}
