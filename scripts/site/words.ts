/** What the site says by itself; everything else is said by the documents. */

export const WORDS = {
  site: "Baize documents",
  home: "Documents",
  about:
    "Everything that is written about Baize: how to use it from a program, the rules of every game, what each package exports, and what was measured and proved.",
  play: "Play",
  contents: "Contents",
  onThisPage: "On this page",
  search: "Search",
  searchHint: "A name, a rule, a word",
  searchNone: "Nothing found.",
  skip: "To the text",
  commands: "The command line",
  argument: "argument",
  option: "option",
  meaning: "meaning",
  examples: "Examples:",
  more: "More in",
  kinds: {
    class: "class",
    constant: "constant",
    function: "function",
    interface: "interface",
    module: "module",
    type: "type",
  },
} as const;

/** The groups of pages, in the order of the index, each with what it is for. */
export const GROUPS = {
  use: ["From a program", "Start here: what there is, and how other programs talk to it."],
  packages: ["Packages", "What each package is for, a program that uses it, and all that it exports."],
  rules: ["Rules", "What every game and every part does, each rule with an id that leads a test."],
  knowledge: ["Figures and proofs", "What was solved, measured and decided."],
  house: ["The house", "For whoever reads or changes the code."],
} as const;

export type Group = keyof typeof GROUPS;

/** What a page is about, where its own first sentence does not say it for the index. */
export const ABOUT: Readonly<Record<string, string>> = {
  "api.html": "Every operation of a server, with its fields.",
  "commands.html": "Every command of baize, with its options and examples.",
  "CHANGELOG.md": "What changed for users.",
  "README.md": "What Baize is, and how to start it.",
  "CONTRIBUTING.md": "Checks, names, and a new game step by step.",
  "ARCHITECTURE.md": "The map, and where a line belongs.",
  "SECURITY.md": "What is promised, and the tests that hold it.",
  "bench/RESULTS.md": "Every measurement, side by side with other programs.",
  "docs/check-document.md": "Put an implementation of a source document, in any language, to the test.",
  "docs/deep.md": "What the long tests have shown, with counts.",
  "docs/engine.md": "Solvers and bots for programs in any language, over stdin and stdout.",
  "docs/million.md": "The first million deals, solved: verdicts, lengths, the hardest.",
  "docs/notation.md": "How deals, moves, tables, links and saves are written.",
  "docs/online.md": "Tables for people and bots, over HTTP and streams of events.",
  "docs/decisions/bigtwo-bots.md": "What was tried for the bots, and what it was worth.",
  "docs/decisions/freecell-searches.md": "Which search is for which table.",
  "apps/cli/SPEC.md": "Every command, the table in a terminal, the engine, the queue.",
  "apps/web/SPEC.md": "Screens, matches, light, review, keeping, access.",
  "games/bigtwo/SPEC.md": "Rule switches and presets, plays, points, bots, the table.",
  "games/freecell/SPEC.md": "Tables and deals, moves, notation, solver, the family.",
  "games/pegs/SPEC.md": "Boards, jumps, goals, notation, the page and the terminal.",
  "packages/kernel/SPEC.md": "Matches, turns, saves, links, chance, budgets, words.",
  "packages/midend/SPEC.md": "Sittings, records, series, knowledge, mailboxes.",
  "packages/table/SPEC.md": "The room on the screen, and what a table is given.",
  "packages/cards/SPEC.md": "Cards, decks and their text.",
  "packages/conformance/SPEC.md": "Scripts, subjects and the line protocol between them.",
  "games/registry/SPEC.md": "What every registered game has.",
  "apps/server/SPEC.md": "Files, tables, races, seats, limits.",
  "scripts/SPEC.md": "Layers, words, rules and tests, builds, mutants.",
};
