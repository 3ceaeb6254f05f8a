/** A file with settings and matches, taken into the browser: what there cannot be is told, and sets and counts nothing. */

import { type AnyGame, sentence } from "@baize/kernel";
import { type Kept, midendWords, openFile, readRow, reopen, unplayableText } from "@baize/midend";
import { sayHere } from "../words/keeping.en.ts";
import type { Archive } from "./archive.ts";
import { checkEverything } from "./checked.ts";
import { type Everything, readEverything } from "./everything.ts";
import { freshId } from "./shelf.ts";
import { inSlices, turn } from "./slices.ts";

/** The rules of the games that there are, by their ids. */
export type Rules = ReadonlyMap<string, AnyGame>;

/** What came of a file. */
export interface Imported {
  readonly everything: Everything | undefined;
  readonly says: string;
}

/** Whether a match of a file stands here already; one that nobody named is known by what it holds. */
function isHere(archive: Archive, match: Kept): boolean {
  if (match.id !== "") return archive.read(match.id)?.rev === match.rev;
  return archive.list().some(({ save, elapsed }) => save === match.save && elapsed === match.elapsed);
}

/** Whether a match cannot have been played; one of another game, or of other rules than those here, is left to whoever knows them. */
function isUnplayable(match: Kept, rules: Rules): boolean {
  const game = rules.get(match.game);
  const played = game && reopen(game, match);
  return played?.ok === false && played.error.code !== "save-other-rules";
}

/** What a row of a file comes to: a match, or a text that goes along as it is, where it is worth a place. */
type Judged =
  | { readonly kind: "match"; readonly match: Kept }
  | { readonly kind: "bad" | "unplayable"; readonly text: string | undefined };

function judge(row: unknown, rules: Rules): Judged {
  const found = readRow(row);
  if (found.ok) {
    const { value: match } = found;
    return isUnplayable(match, rules) ? { kind: "unplayable", text: unplayableText(match) } : { kind: "match", match };
  }
  const { code } = found.error;
  const text = typeof row === "string" ? row : code === "record-too-new" ? JSON.stringify(row) : undefined;
  return { kind: code === "record-unplayable" ? "unplayable" : "bad", text };
}

/**
 * Takes a file in, row by row: matches are added, none is lost; what cannot be read or played goes along as it is, and is
 * counted. All that is good is written, or nothing.
 */
export async function importText(
  text: string,
  archive: Archive,
  rules: Rules,
  tell?: (says: string) => void,
): Promise<Imported> {
  const file = openFile(text);
  if (!file.ok) return { everything: undefined, says: sentence(file.error, midendWords) };
  const { rows, settings } = file.value;
  const added = new Map<string, Kept>();
  const aside = new Set<string>();
  const count = { bad: 0, unplayable: 0 };
  let read = 0;
  const take = (row: unknown): void => {
    read++;
    const judged = judge(row, rules);
    if (judged.kind !== "match") {
      count[judged.kind]++;
      if (judged.text !== undefined) aside.add(judged.text);
      return;
    }
    const { match } = judged;
    const isTaken = match.id === "" || archive.has(match.id) || added.has(match.id);
    const id = isTaken ? freshId() : match.id;
    if (!isHere(archive, match)) added.set(id, { ...match, id });
  };
  await inSlices(rows, take, () => {
    tell?.(sayHere.reading({ read, all: rows.length }));
    return turn();
  });
  const known = new Set(archive.unread().map((one) => one.found));
  const isKept = await archive.add(
    [...added.values()],
    [...aside].filter((one) => !known.has(one)),
  );
  if (!isKept) return { everything: undefined, says: sayHere.importFull() };
  const facts = { added: added.size, all: rows.length };
  const checked = settings === undefined ? undefined : checkEverything(readEverything(settings), rules);
  const sentences = [
    count.bad > 0 ? sayHere.importedSome({ ...facts, bad: count.bad }) : sayHere.imported(facts),
    ...(count.unplayable > 0 ? [sayHere.importedUnplayable({ count: count.unplayable })] : []),
    ...(checked?.isWhole === false ? [sayHere.importedSettings()] : []),
  ];
  return { everything: checked?.everything, says: sentences.join(" ") };
}
