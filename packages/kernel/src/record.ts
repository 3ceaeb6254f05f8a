/** A match written down: a deal and a list of moves, as a save or as a link. */

import type { Codec } from "./codec.ts";
import { ok, type Result, refuse } from "./result.ts";

/** Everything needed to replay a match, all of it text. */
export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly deal: string;
  readonly moves: readonly string[];
  /** How many of the moves stand; the rest were undone and can be redone. */
  readonly ply: number;
}

/** The newest save format; older ones stay readable. */
export const SAVE_FORMAT = 1;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === "string";

/** A save: one line of JSON that names its format. */
export const saveText: Codec<MatchRecord> = {
  parse(text) {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return refuse("save-unreadable", "KN-S2", { why: "it is not JSON" });
    }
    if (typeof found !== "object" || found === null || Array.isArray(found)) {
      return refuse("save-unreadable", "KN-S2", { why: "a JSON object is expected" });
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
    }),
};

function readSave(save: Record<string, unknown>): Result<MatchRecord> {
  const { baize, game, rules, options, deal, moves, ply } = save;
  const wrong = (why: string) => refuse("save-unreadable", "KN-S2", { why });
  if (!isCount(baize) || baize === 0) return wrong('the field "baize" must be a format number');
  if (baize > SAVE_FORMAT) return refuse("save-too-new", "KN-S3", { version: baize, newest: SAVE_FORMAT });
  if (!isText(game)) return wrong('the field "game" must be text');
  if (!isCount(rules)) return wrong('the field "rules" must be a version number');
  if (!isText(options)) return wrong('the field "options" must be text');
  if (!isText(deal)) return wrong('the field "deal" must be text');
  if (!Array.isArray(moves) || !moves.every(isText)) return wrong('the field "moves" must be a list of texts');
  if (!isCount(ply) || ply > moves.length) {
    return wrong(`the field "ply" must be a whole number from 0 to ${moves.length}`);
  }
  return ok({ game, rules, options, deal, moves, ply });
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
    const wrong = (why: string) => refuse("link-unreadable", "KN-L2", { text, why });
    const [, game, deal, query] = LINK.exec(text.trim()) ?? [];
    if (game === undefined || deal === undefined) return wrong("/game/deal?moves=… is expected");
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
      return wrong("it has a damaged % sign");
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
