/** Matches as the browser keeps them, for tests. */

/** What is different about one. */
interface Different {
  readonly game?: string;
  readonly deal?: string;
  readonly options?: string;
  readonly moves?: readonly string[];
  readonly [field: string]: unknown;
}

let made = 0;

/** A match of FreeCell 617 as it is kept, in which nothing was asked for. */
export function keptText({
  game = "freecell",
  deal = "617",
  options = "standard",
  moves = [],
  ...rest
}: Different): string {
  const save = JSON.stringify({ baize: 1, game, rules: 1, options, deal, moves, ply: moves.length });
  const now = Date.now();
  made += 1;
  return JSON.stringify({
    ...{
      "baize-match": 2,
      id: `k${made}`,
      rev: `r${made}`,
      save,
      elapsed: 60_000,
      begun: now - 1000,
      touched: now - made,
    },
    ...{
      scores: null,
      hints: 0,
      light: false,
      watched: false,
      before: 0,
      fewest: 0,
      proved: false,
      series: "",
      term: "",
      earlier: [],
    },
    ...{ practice: false, seat: 0, seats: [{ kind: "person" }] },
    ...rest,
  });
}

/** Several of them, by their ids. */
export const keptTextsOf = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.map((text) => [(JSON.parse(text) as { id: string }).id, text]));
