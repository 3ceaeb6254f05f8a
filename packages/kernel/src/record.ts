/** A match written down: a deal and a list of moves, as a save or as a link. */

import type { Codec } from "./codec.ts";
import { COUNT, type Form, fits, misfit } from "./form.ts";
import { ok, type Result, refuse } from "./result.ts";
import { formatReasons, parseReasons, type Why } from "./why.ts";

/** Everything needed to replay a match, all of it text. */
export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly deal: string;
  readonly moves: readonly string[];
  /** How many of the moves stand; the rest were undone and can be redone. */
  readonly ply: number;
  /** Why each move was made; where it is left out, every move was a player's own. */
  readonly why?: readonly Why[];
}

/** The newest save format; older ones stay readable. */
export const SAVE_FORMAT = 1;

/** The form of a save. */
export const saveForm = {
  type: "object",
  properties: {
    baize: { ...COUNT, minimum: 1 },
    game: { type: "string" },
    rules: COUNT,
    options: { type: "string" },
    deal: { type: "string" },
    moves: { type: "array", items: { type: "string" } },
    ply: COUNT,
    why: { type: "string" },
  },
  required: ["baize", "game", "rules", "options", "deal", "moves", "ply"],
} as const satisfies Form;

/** A save: one line of JSON that names its format. */
export const saveText: Codec<MatchRecord> = {
  parse(text) {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return refuse("save-unreadable", "KN-S2", { field: "json" });
    }
    if (typeof found !== "object" || found === null || Array.isArray(found)) {
      return refuse("save-unreadable", "KN-S2", { field: "object" });
    }
    return readSave(found as Record<string, unknown>);
  },
  format: (record) =>
    JSON.stringify({
      baize: SAVE_FORMAT,
      game: record.game,
      rules: record.rules,
      options: record.options,
      deal: record.deal,
      moves: record.moves,
      ply: record.ply,
      ...(record.why?.some((why) => why !== "player") && { why: formatReasons(record.why) }),
    }),
};

/** A save that has its form. */
interface SaveFields extends Omit<MatchRecord, "why"> {
  readonly why?: string;
}

function readSave(save: Record<string, unknown>): Result<MatchRecord> {
  const { baize, moves: found } = save;
  const wrong = (field: string) =>
    refuse("save-unreadable", "KN-S2", { field, most: Array.isArray(found) ? found.length : 0 });
  if (fits(saveForm.properties.baize, baize) && Number(baize) > SAVE_FORMAT) {
    return refuse("save-too-new", "KN-S3", { version: Number(baize), newest: SAVE_FORMAT });
  }
  const field = misfit(saveForm, save);
  if (field !== undefined) return wrong(field);
  const { game, rules, options, deal, moves, ply, why } = save as unknown as SaveFields;
  if (ply > moves.length) return wrong("ply");
  const reasons = why === undefined ? undefined : parseReasons(why, moves.length);
  if (why !== undefined && reasons === undefined) return wrong("why");
  return ok({ game, rules, options, deal, moves, ply, ...(reasons && { why: reasons }) });
}

const LINK = /^(?:[a-z]+:\/\/[^/?#]*)?\/([a-z0-9-]+)\/([^/?#]+)(?:\?([^#]*))?(?:#.*)?$/i;

const escapeText = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(".", "%2E").replaceAll("%20", "+");
const unescapeText = (text: string) => decodeURIComponent(text.replaceAll("+", "%20"));

/** What a link says; options are absent when they are the standard ones. The rules are the current ones. */
export interface LinkRecord {
  readonly game: string;
  readonly options: string | undefined;
  readonly deal: string;
  readonly moves: readonly string[];
}

/** A link such as `/freecell/617?moves=26.5a`; a whole address is read as well. */
export const linkText: Codec<LinkRecord> = {
  parse(text) {
    const wrong = (problem: string) => refuse("link-unreadable", "KN-L2", { text, problem });
    const [, game, deal, query] = LINK.exec(text.trim()) ?? [];
    if (game === undefined || deal === undefined) return wrong("form");
    const fields = new Map(
      (query ?? "").split("&").map((field) => {
        const [name = "", value = ""] = field.split(/=(.*)/s);
        return [name, value] as const;
      }),
    );
    try {
      const options = fields.get("options");
      const moves = fields.get("moves") ?? "";
      return ok({
        game: game.toLowerCase(),
        options: options === undefined ? undefined : unescapeText(options),
        deal: unescapeText(deal),
        moves: moves === "" ? [] : moves.split(".").map(unescapeText),
      });
    } catch {
      return wrong("percent");
    }
  },
  format({ game, options, deal, moves }) {
    const fields = [
      ...(options === undefined ? [] : [`options=${escapeText(options)}`]),
      ...(moves.length === 0 ? [] : [`moves=${moves.map(escapeText).join(".")}`]),
    ];
    return `/${game}/${escapeText(deal)}${fields.length === 0 ? "" : `?${fields.join("&")}`}`;
  },
};
