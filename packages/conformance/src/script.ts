/**
 * A document as a script: sentences, each with cases, each a list of steps with what must come of them.
 *
 *     FC-DM4 Card ADT, getColour: red for hearts and diamonds
 *       c = new CardT 'H 'A
 *       $c getColour -> 'Red
 *
 * A line at the margin begins a sentence, a blank line a new case. A step makes an object, calls it, reads (`$c .suit`) or writes
 * (`$g .turn := 'left`) a property, asks for its text (`text $c`), or calls each element of a list (`$list each getRank`), or of
 * several as if they were one (`$a+$b each getRank`), or asks each for several things (`$list each getRank+getSuit`). `words $t` are the
 * words of a text that was kept; `list $a $b` is what was kept, as one list; `mixed $a $b $c` says whether lists of the same things lie in orders that have nothing to do with each other. `->` is followed by the value that must come, by `throws` and an exception, or by
 * `refused`: any exception (or the one named after it), or no such call, as in a language whose types do not let it be written;
 * `~>` by a list whose order is free; `?>` by a text that must be in it and `!?>` by one that must not; `!>` by what must not come. `( CardT 'H 'A )` among the values
 * makes an object on the way, and `pick $list 'A 'B` takes the elements of a list with these texts, in this order.
 */

/** How an answer is looked at. */
type Sign = "->" | "~>" | "!>" | "?>" | "!?>" | "";

/** One step of a case, as words. */
export interface Step {
  readonly line: string;
  /** The name under which the answer is kept. */
  readonly keep: string;
  readonly words: readonly string[];
  readonly sign: Sign;
  readonly expected: readonly string[];
}

/** One sentence of a document, with the cases that it must pass. */
export interface Sentence {
  readonly id: string;
  readonly says: string;
  readonly cases: readonly (readonly Step[])[];
}

const SIGNS: ReadonlySet<string> = new Set(["->", "~>", "!>", "?>", "!?>"]);

function parseStep(line: string): Step {
  const words = line.trim().split(/\s+/);
  const keep = words[1] === "=" ? (words[0] ?? "") : "";
  const rest = keep === "" ? words : words.slice(2);
  const at = rest.findIndex((word) => SIGNS.has(word));
  const [said, expected] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  return { line: line.trim(), keep, words: said, sign: at < 0 ? "" : (rest[at] as Sign), expected };
}

/** Reads a script. */
export function parseScript(text: string): Sentence[] {
  const sentences: { id: string; says: string; cases: Step[][] }[] = [];
  for (const line of text.split("\n")) {
    const sentence = sentences.at(-1);
    if (line.trim() === "") sentence?.cases.push([]);
    else if (/^\s/.test(line)) {
      if (sentence?.cases.length === 0) sentence.cases.push([]);
      sentence?.cases.at(-1)?.push(parseStep(line));
    } else {
      const [id = "", ...says] = line.trim().split(" ");
      sentences.push({ id, says: says.join(" "), cases: [] });
    }
  }
  return sentences.map((one) => ({ ...one, cases: one.cases.filter((steps) => steps.length > 0) }));
}
