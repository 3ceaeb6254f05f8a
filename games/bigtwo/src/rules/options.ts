/** The rules a table agrees on: one record of switches, the presets, and their text. */

import { type Codec, ok, type Result, refuse } from "@baize/kernel";

/** Everything in which one way of playing Big Two differs from another. */
export interface RuleConfig {
  /** The suits from low to high, as initials. */
  readonly suits: "dchs" | "cdhs" | "cshd";
  /** Whether the opening card may be played with others or only alone. */
  readonly opening: "with" | "alone";
  /** Which straights there are, low to high; see `WINDOWS` in ladder.ts. */
  readonly straights: (typeof STRAIGHTS)[number];
  /** Whether flushes are plays, and what decides between two of them first. */
  readonly flushes: "none" | "suit" | "ranks";
  readonly triples: boolean;
  /** Four-card plays: two pair, and four of a kind without a kicker. */
  readonly fours: boolean;
  /** Four of a kind with any fifth card. */
  readonly kicker: boolean;
  /** Five-card plays beat only their own kind; four with kicker and straight flush beat everything else. */
  readonly bombs: boolean;
  /** Nothing beats a straight flush, not even a higher one. */
  readonly unbeatable: boolean;
  /** Whether a seat that passes may play again in the same round. */
  readonly pass: "soft" | "locked";
  /** Before a seat that holds one card, a single must be the highest card of the hand. */
  readonly lastCard: boolean;
  /** What a loser pays: its cards; doubled from ten and tripled at thirteen; doubled from ten and for each 2. */
  readonly penalty: "cards" | "tens" | "twos";
  /** Who is paid: the penalties go to the winner; plain cards count against their holder, go to the winner, or to every seat above. */
  readonly settle: "own" | "left" | "winner" | "ranks";
}

/** Every list of straights that some rules know. */
export const STRAIGHTS = ["two-top", "ace-top", "ace-low", "ace-low-two-high", "two-high"] as const;

const MIS: RuleConfig = {
  suits: "dchs",
  opening: "with",
  straights: "two-top",
  flushes: "suit",
  triples: false,
  fours: false,
  kicker: true,
  bombs: false,
  unbeatable: false,
  pass: "soft",
  lastCard: false,
  penalty: "cards",
  settle: "own",
};

/** The ways of playing that have a name. */
export const PRESETS = {
  mis: MIS,
  hongkong: { ...MIS, straights: "ace-low", triples: true, penalty: "tens" },
  taiwan: {
    ...MIS,
    suits: "cdhs",
    straights: "ace-low-two-high",
    flushes: "none",
    bombs: true,
    pass: "locked",
    lastCard: true,
    penalty: "twos",
  },
  singapore: { ...MIS, straights: "two-high", flushes: "ranks", penalty: "tens" },
  pusoydos: { ...MIS, suits: "cshd", straights: "ace-top", triples: true },
  charlesworth: {
    ...MIS,
    opening: "alone",
    flushes: "ranks",
    triples: true,
    fours: true,
    kicker: false,
    unbeatable: true,
  },
  bluo42: { ...MIS, straights: "ace-top", penalty: "tens" },
} as const satisfies Record<string, RuleConfig>;

/** The name of a preset. */
export type PresetName = keyof typeof PRESETS;

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
const YES_NO = { yes: true, no: false };
const words = <T extends string>(...values: T[]) =>
  Object.fromEntries(values.map((v) => [v, v])) as { readonly [V in T]: V };

/** The values of each switch by their text; the order of the switches is the order in which they are written. */
const SWITCHES: { readonly [K in keyof RuleConfig]: Readonly<Record<string, RuleConfig[K]>> } = {
  suits: words("dchs", "cdhs", "cshd"),
  opening: words("with", "alone"),
  straights: words(...STRAIGHTS),
  flushes: words("none", "suit", "ranks"),
  triples: YES_NO,
  fours: YES_NO,
  kicker: YES_NO,
  bombs: YES_NO,
  unbeatable: YES_NO,
  pass: words("soft", "locked"),
  lastCard: YES_NO,
  penalty: words("cards", "tens", "twos"),
  settle: words("own", "left", "winner", "ranks"),
};
/** What can be switched, and the texts of its choices, in the order in which they are written. */
export const switches = (): readonly { readonly name: keyof RuleConfig; readonly choices: readonly string[] }[] =>
  SWITCH_NAMES.map((name) => ({ name, choices: Object.keys(SWITCHES[name]) }));

/** The text of what is chosen of a switch. */
export const choiceIn = (config: RuleConfig, name: keyof RuleConfig): string =>
  Object.entries(SWITCHES[name]).find(([, value]) => value === config[name])?.[0] ?? "";

/** The rules with another choice of one switch, by its text. */
export const withChoice = (config: RuleConfig, name: keyof RuleConfig, choice: string): RuleConfig => ({
  ...config,
  [name]: (SWITCHES[name] as Readonly<Record<string, unknown>>)[choice] ?? config[name],
});

const SWITCH_NAMES = Object.keys(SWITCHES) as (keyof RuleConfig)[];

const differences = (config: RuleConfig, from: RuleConfig) =>
  SWITCH_NAMES.filter((name) => config[name] !== from[name]);

function formatOptions(config: RuleConfig): string {
  const nearest = PRESET_NAMES.reduce((best, name) =>
    differences(config, PRESETS[name]).length < differences(config, PRESETS[best]).length ? name : best,
  );
  const parts = differences(config, PRESETS[nearest]).map((name) => {
    return `${name}=${choiceIn(config, name)}`;
  });
  return [nearest, ...parts].join(",");
}

function parseOptions(text: string): Result<RuleConfig> {
  const [first = "", ...parts] = text.split(",").map((part) => part.trim());
  const preset = PRESET_NAMES.find((name) => name === first.toLowerCase());
  if (preset === undefined) return refuse("no-such-preset", "BT-R1", { text: first, presets: PRESET_NAMES.join(", ") });
  const config: Record<string, unknown> = { ...PRESETS[preset] };
  for (const part of parts) {
    const [left = "", right = ""] = part.split(/=(.*)/s).map((side) => side.trim().toLowerCase());
    const name = SWITCH_NAMES.find((n) => n.toLowerCase() === left);
    if (name === undefined) return refuse("no-such-switch", "BT-R2", { text: part, switches: SWITCH_NAMES.join(", ") });
    const values = SWITCHES[name];
    if (!Object.hasOwn(values, right)) {
      return refuse("no-such-value", "BT-R2", { text: right, name, values: Object.keys(values).join(", ") });
    }
    config[name] = values[right];
  }
  const found = config as unknown as RuleConfig;
  return ok(PRESET_NAMES.map((name) => PRESETS[name]).find((p) => differences(found, p).length === 0) ?? found);
}

/** Rules as text: the nearest preset, then the switches that differ, as in `mis,triples=yes`. */
export const optionsText: Codec<RuleConfig> & { readonly standard: RuleConfig } = {
  standard: MIS,
  parse: parseOptions,
  format: formatOptions,
};
