/** What an address of the page is about: whether it shows anything, and what somebody is told who is sent it. */

import { GAMES, type GameEntry } from "@baize/games";
import { type AnyGame, ENGLISH, inLanguage, linkText, Match, mannersOf, shown } from "@baize/kernel";
import { readName } from "../tables/table-name.ts";
import { say } from "../words/index.ts";
import { escaped } from "./made.ts";

/** An address, in words for whoever previews it. */
export interface About {
  readonly isThere: boolean;
  /** The game it is about, where it is about one. */
  readonly game?: string;
  /** Title and description; those of the page where there are none. */
  readonly title?: string;
  readonly says?: string;
}

/** A link with more moves is not replayed for its preview. */
const MOST_MOVES = 500;
/** The words that every game has in the place of a deal. */
const [TODAY, LESSON] = ["daily", "lesson"];

/** The pages of one word that have a name of their own, and what is said of them. */
const PAGES: Readonly<Record<string, () => Pick<About, "title" | "says">>> = {
  days: () => ({ title: say.days(), says: say.daysSay() }),
  record: () => ({ title: say.record(), says: say.recordSays() }),
  settings: () => ({ title: say.settings(), says: say.settingsSay() }),
  together: () => ({ title: say.together(), says: say.tableSays() }),
};

/** The day that a word in the place of a deal names. */
function dayOf(word: string): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(word) ? new Date(`${word}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word) ? day : undefined;
}

/** What is said of a word in the place of a deal: a day, or a screen of the game. */
function aboutWord(word: string, { id, title, deals, rooms = [] }: GameEntry): About | undefined {
  const name = word.toLowerCase();
  const day = dayOf(word);
  const there = { isThere: true, game: id };
  if (name === TODAY) return { ...there, title: say.todays({ title }), says: say.daySays() };
  if (day !== undefined) return { ...there, title: say.dayOf({ title, at: day, how: DATE }), says: say.daySays() };
  return [LESSON, deals, ...rooms].includes(name) ? { ...there, title } : undefined;
}

/** How a day is written; it is one of the calendar, wherever the server stands. */
const DATE = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

const THERE: About = { isThere: true };
const MISSING: About = { isThere: false };

/** The words of the page's addresses: screens of one word, and those that go on with a game. */
export interface Screens {
  readonly pages: readonly string[];
  readonly about: readonly string[];
}

/** What an address is about, for a page with these screens, told in a language. */
export async function aboutOf(url: string, { pages, about }: Screens, language = ENGLISH): Promise<About> {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const [first = "", ...rest] = path.split("/").filter((part) => part !== "");
  const name = first.toLowerCase();
  if (name === "" || (rest.length === 0 && pages.includes(name))) {
    return inLanguage(language, () => ({ ...THERE, ...(Object.hasOwn(PAGES, name) && PAGES[name]?.()) }));
  }
  if (name === "t") {
    if (rest.length !== 1 || readName(rest[0] ?? "") === undefined) return MISSING;
    return inLanguage(language, () => ({ isThere: true, title: say.table(), says: say.tableSays() }));
  }
  const isAbout = about.includes(name);
  const [id = "", deal, ...more] = isAbout ? rest : [name, ...rest];
  const game = GAMES.find((entry) => entry.id === id.toLowerCase());
  if (game === undefined || more.length > 0) return MISSING;
  const rules = deal === undefined ? undefined : await game.rules();
  return inLanguage(language, () =>
    deal === undefined || rules === undefined
      ? { isThere: name !== "review", game: game.id, title: game.title }
      : ((isAbout ? undefined : aboutWord(deal, game)) ??
        aboutMatch(game, rules, `/${game.id}/${deal}${url.slice(path.length)}`, isAbout ? name : "")),
  );
}

/** What is said of a match, from its link; of the screen that looks at it, where there is one. */
function aboutMatch(entry: GameEntry, game: AnyGame, link: string, screen: string): About {
  const read = linkText.parse(link);
  if (!read.ok) return MISSING;
  const { moves } = read.value;
  const manners = mannersOf(game);
  const started = Match.start(game, read.value);
  if (!started.ok) return { isThere: false, game: entry.id, title: entry.title };
  const match = manners.matchName(started.value.deal, started.value.options);
  if (screen === "analysis")
    return { isThere: true, game: entry.id, title: say.analysisOf({ match }), says: say.analysisSays() };
  if (screen !== "") return { isThere: true, game: entry.id, title: say.reviewOf({ match }), says: say.reviewSays() };
  if (moves.length === 0) return { isThere: true, game: entry.id, title: match, says: say.dealToPlay() };
  const title = say.somebodys({ match });
  if (moves.length > MOST_MOVES) return { isThere: true, game: entry.id, title };
  const played = Match.fromLink(game, link);
  if (!played.ok) return { isThere: true, game: entry.id, title: match };
  const { status } = played.value;
  const count = manners.countText(played.value.moves);
  const isWon = status.kind === "over" && status.scores.some((score) => score > 0);
  return { isThere: true, game: entry.id, title, says: isWon ? say.wonIn({ count }) : say.soFar({ count }) };
}

const PREVIEW = /<!-- preview -->(.*?)<!-- \/preview -->/s;

/** The page with what an address is about in its head; `picture` is a whole address. */
export function withPreview(page: string, { title, says }: About, picture: string | undefined): string {
  return page.replace(PREVIEW, (_, plain: string) => {
    if (title === undefined) return plain.trim();
    const described = says ?? /name="description" content="([^"]*)"/.exec(plain)?.[1] ?? "";
    const tag = (kind: string, name: string, text: string) =>
      `<meta ${kind}="${name}" content="${escaped(shown(text))}" />`;
    return [
      `<title>${escaped(say.pageTitle({ title: shown(title) }))}</title>`,
      tag("name", "description", described),
      tag("property", "og:title", title),
      tag("property", "og:description", described),
      tag("property", "og:type", "website"),
      ...(picture === undefined
        ? []
        : [tag("property", "og:image", picture), tag("name", "twitter:card", "summary_large_image")]),
    ].join("\n    ");
  });
}
