/** A tree as text: the link of its deal, then the moves, side lines in brackets and their names in braces. */

import { type AnyGame, linkText, Match, mannersOf, ok, type Result, refuse, type Shape, sentence } from "@baize/kernel";
import { named, type Tree, treeOf, type Way, withMoves } from "./variations.ts";

/** A match that is looked at with all that was tried. */
export interface Study {
  /** At its deal: nothing of the tree is played. */
  readonly match: Match<Shape>;
  readonly tree: Tree;
  /** The position that is looked at. */
  readonly way: Way;
}

/** A name is cut after so many letters. */
export const LONGEST_NAME = 40;

const TOKEN = /\{[^}]*\}|[()]|[^\s(){}]+/g;
/** A move may have blanks, which would part it. */
const written = (text: string): string => text.replaceAll(" ", "+");

function movesText(tree: Tree): string {
  const words: string[] = [];
  for (let [first, ...others] = tree; first !== undefined; [first, ...others] = first.next) {
    words.push(written(first.text));
    for (const other of others) {
      const name = other.name === "" ? "" : `{${other.name.replace(/[{}]/g, "")}} `;
      words.push(`(${name}${movesText([other])})`);
    }
  }
  return words.join(" ");
}

/** Writes a study: the link of its deal on one line, its moves on the next. */
export const formatStudy = ({ match, tree }: Pick<Study, "match" | "tree">): string =>
  `${match.restart().link()}\n${movesText(tree)}`.trim();

/** Plays a text on from a way, and gives what was played, in the game's spelling. */
function played(match: Match<Shape>, way: Way, text: string): Result<Way> {
  const { manners, before } = { manners: mannersOf(match.game), before: replayed(match, way) };
  if (!before.ok) return before;
  let at = before.value;
  for (const part of manners.splitLine?.(text) ?? [text.replaceAll("+", " ")]) {
    const next = at.play(part);
    if (!next.ok) {
      const why = sentence(next.error, match.game.words);
      return refuse("replay-failed", next.error.rule, { ply: at.ply + 1, text: part, why });
    }
    at = next.value;
  }
  return ok(at.moves);
}

/** The match after a way. */
export function replayed(match: Match<Shape>, way: Way): Result<Match<Shape>> {
  let at = match.restart();
  for (const text of way) {
    const next = at.play(text);
    if (!next.ok) return next;
    at = next.value;
  }
  return ok(at);
}

/** Reads moves with side lines, from a deal. Numbers before moves, such as `12.`, are passed over. */
function parseMoves(match: Match<Shape>, text: string): Result<Tree> {
  let tree: Tree = [];
  let way: Way = [];
  const left: Way[] = [];
  /** The name that was read before the first move of its line. */
  let waiting: string | undefined;
  for (const token of text.match(TOKEN) ?? []) {
    if (/^\d+\.+$/.test(token)) continue;
    if (token === "(") {
      left.push(way);
      way = way.slice(0, -1);
    } else if (token === ")") way = left.pop() ?? way;
    else if (token.startsWith("{")) waiting = token.slice(1, 1 + LONGEST_NAME).replace(/\}$/, "");
    else {
      const next = played(match, way, token.replace(/^\d+\.+(?=.)/, "").replace(/[,;]$/, ""));
      if (!next.ok) return next;
      const grown = withMoves(tree, way, next.value.slice(way.length));
      tree = waiting === undefined ? grown : named(grown, next.value.slice(0, way.length + 1), waiting);
      waiting = undefined;
      way = next.value;
    }
  }
  return ok(tree);
}

/** A line that begins with a link. */
const LINKED = /^\s*((?:[a-z]+:\/\/[^/\s]*)?\/[a-z0-9-]+\/\S+)([\s\S]*)$/i;

/** The link of an analysis or a review is that of its match. */
const plainLink = (text: string): string =>
  text.replace(/^((?:[a-z]+:\/\/[^/\s]*)?)\/(?:analysis|review)(?=\/)/i, "$1");

/**
 * Reads whatever a match, a position or a line is written in: a save, a link, a study, a deal or a board, and moves alone,
 * which are played from the deal of the match that is looked at.
 */
export function readStudy(game: AnyGame, text: string, here?: Match<Shape>): Result<Study> {
  const given = text.trim();
  const whole = (match: Match<Shape>): Study => {
    const end = match.goTo(match.ply + match.undone.length);
    const { moves } = end.ok ? end.value : match;
    return { match: match.restart(), tree: treeOf(moves), way: match.moves };
  };
  if (given.startsWith("{")) {
    const saved = Match.load(game, given);
    return saved.ok ? ok(whole(saved.value)) : saved;
  }
  const [, link, rest = ""] = LINKED.exec(given) ?? [];
  if (link !== undefined) {
    const linked = Match.fromLink<Shape>(game, plainLink(link));
    if (!linked.ok || rest.trim() === "") return linked.ok ? ok(whole(linked.value)) : linked;
    const tree = parseMoves(linked.value, rest);
    return tree.ok ? ok({ match: linked.value.restart(), tree: tree.value, way: [] }) : tree;
  }
  const dealt = Match.start<Shape>(game, { deal: given });
  if (dealt.ok) return ok(whole(dealt.value));
  if (here === undefined) return dealt;
  const tree = parseMoves(here, given);
  if (tree.ok) return ok({ match: here.restart(), tree: tree.value, way: [] });
  // What has the form of moves is refused as moves, and the rest as a deal.
  return tree.error.code === "replay-failed" && tree.error.detail?.ply !== 1 ? tree : refuse("not-a-study", "MD-A3");
}

/** Where a study is read again. */
export const linkOf = ({ match, way }: Pick<Study, "match" | "way">): string =>
  linkText.format({
    game: match.game.meta.id,
    options: match.options === match.game.options.format(match.game.options.standard) ? undefined : match.options,
    deal: match.deal,
    moves: way,
  });
