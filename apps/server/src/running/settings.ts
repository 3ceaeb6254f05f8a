/** What the environment says about how the server runs, read once at the start; whatever is wrong is told, all of it at once. */

import { accessSync, constants, statSync } from "node:fs";
import { LIMITS } from "../guards/limits.ts";
import { isProxy } from "../guards/proxies.ts";
import { type Whereabouts, whereabouts } from "../store/whereabouts.ts";
import { SIGNS } from "../tables/table-name.ts";
import { say } from "../words/index.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly where: Whereabouts;
  readonly proxies: readonly string[];
  /** How long bots take for a move, in milliseconds; undefined for what the game says. */
  readonly pace: number | undefined;
  /** Whether each answer is written down. */
  readonly isLogged: boolean;
  /** What whoever asks for the figures from another machine must show; undefined for nobody. */
  readonly metricsToken: string | undefined;
  /** The folder where old tables are written down before they are removed; undefined for nowhere. */
  readonly archive: string | undefined;
  /** How many requests a seat may make in the time that the limits give it. */
  readonly seatRate: number;
  /** With what the names of tables begin that are opened here; undefined for any of their signs. */
  readonly letters: string | undefined;
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Whether some letters are of those that names of tables have. */
const areSigns = (text: string): boolean => [...text].every((letter) => SIGNS.includes(letter));

/** The settings, or a sentence for each that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings | readonly string[] {
  const { PORT = "3000", HOST = "localhost", ACCESS_LOG = "", TRUST_PROXY = "", BOT_PACE = "" } = env;
  const { METRICS_TOKEN = "", ARCHIVE = "", SEAT_RATE = String(LIMITS.seat.count), TABLE_LETTERS = "" } = env;
  const where = whereabouts(env);
  const proxies = TRUST_PROXY.split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const wrong = [
    !isPort(PORT) && say.badPort({ port: PORT }),
    HOST === "" && say.badHost(),
    where === undefined && say.badDatabaseUrl(),
    !proxies.every(isProxy) && say.badProxy({ text: TRUST_PROXY }),
    !/^\d{0,5}$/.test(BOT_PACE) && say.badPace({ text: BOT_PACE }),
    !["", "0", "1"].includes(ACCESS_LOG) && say.badAccessLog({ text: ACCESS_LOG }),
    !/^[1-9]\d{0,5}$/.test(SEAT_RATE) && say.badSeatRate({ text: SEAT_RATE }),
    METRICS_TOKEN !== "" && !/^[\w.~+/=-]{16,200}$/.test(METRICS_TOKEN) && say.badMetricsToken(),
    ARCHIVE !== "" && !isWritableFolder(ARCHIVE) && say.badArchive({ text: ARCHIVE }),
    !areSigns(TABLE_LETTERS) && say.badLetters({ text: TABLE_LETTERS, signs: SIGNS }),
  ].filter((sentence) => sentence !== false);
  if (wrong.length > 0 || where === undefined) return wrong;
  return {
    port: Number(PORT),
    host: HOST,
    where,
    proxies,
    pace: BOT_PACE === "" ? undefined : Number(BOT_PACE),
    isLogged: ACCESS_LOG === "1",
    metricsToken: METRICS_TOKEN === "" ? undefined : METRICS_TOKEN,
    archive: ARCHIVE === "" ? undefined : ARCHIVE,
    seatRate: Number(SEAT_RATE),
    letters: TABLE_LETTERS === "" ? undefined : TABLE_LETTERS,
  };
}
