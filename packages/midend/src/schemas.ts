/** The forms of everything that is written to disks and files, as JSON Schemas that other programs can use. */

import { type Form, SAVE_FORMAT, saveForm } from "@baize/kernel";
import { EXPORT_FORMAT } from "./file.ts";
import { KEPT_FORMAT, keptForm } from "./kept.ts";

const published = (title: string, form: Form): object => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title,
  ...form,
});

/** The form of a file with everything. Its settings, and rows that are no match, are left alone. */
const exportForm = {
  type: "object",
  properties: {
    "baize-export": { type: "integer", minimum: 1, maximum: EXPORT_FORMAT },
    matches: { type: "array", items: keptForm },
    unread: { type: "array", items: { type: "string" } },
    settings: { type: "object", properties: {}, required: [] },
  },
  required: ["baize-export", "matches"],
} as const satisfies Form;

/** Each by the name of its file in docs/schemas: a save is text in a kept match, and kept matches are rows of an export. */
export const schemas: Readonly<Record<string, object>> = {
  save: published(`Save ${SAVE_FORMAT}`, saveForm),
  match: published(`Match ${KEPT_FORMAT}`, keptForm),
  export: published(`Export ${EXPORT_FORMAT}`, exportForm),
};
