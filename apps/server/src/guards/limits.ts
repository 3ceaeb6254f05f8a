/** Every limit of the server in one place: how much, how often, how long. Times are in milliseconds. */

import { MISSED_TURNS } from "@baize/midend";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const LIMITS = {
  /** Of every request: how long somebody may take to ask, and the bytes of its head and of a body that nobody asked for. A link may carry the 10,000 moves of the longest match, of eight signs each, beside what a browser says of itself. */
  request: { patience: 20 * SECOND, head: 96 * 1024, body: 1024 },
  /** What somebody may send to a table at once, in bytes. */
  body: 4096,
  /** Letters of a name, of a key, of a move, of options. */
  name: 20,
  key: 64,
  move: 200,
  options: 300,
  /** Deals of one table: so many secrets hang on its seal. */
  deals: 200,
  /** Seats of a race. */
  racers: { least: 2, most: 8, usual: 4 },
  /** How long everybody waits for the deal of a race, and how long a race goes on after the first has won. */
  race: { countdown: 4 * SECOND, after: 3 * MINUTE },
  /** Moves that follow one by themselves. */
  follow: 64,
  /** Devices that hold one seat. */
  devices: 4,
  /** How long a device code is good for, and how often a wrong one may be tried at a table. */
  code: { lasts: 5 * MINUTE, tries: 10 },
  /** Phrases that are remembered. */
  phrases: 12,
  /** Streams of those who only watch, at one table, from one address, and in all; and of one seat, of which the oldest is ended. */
  streams: { table: 64, address: 64, all: 5000, seat: 8 },
  /** A stream says something at least so often; one that holds back so many bytes, or anything from one time to the next, is cut. */
  heartbeat: 15 * SECOND,
  backlog: 256 * 1024,
  /** How many requests in so much time: by seat, by address, tables opened by address, and tables looked for beyond that, for tokens that may be good there. */
  seat: { count: 120, within: 10 * SECOND },
  address: { count: 1200, within: 10 * SECOND },
  opening: { count: 60, within: 10 * MINUTE },
  looking: { count: 200, within: 10 * SECOND },
  /** Who has no stream for so long is away. */
  away: 5 * SECOND,
  /** So many turns missed, and a bot plays on. */
  missed: MISSED_TURNS,
  /** What a bot may spend on a move: worlds and positions, never time, so that a level plays the same everywhere. */
  nodes: 20_000,
  /** How often what is due and overlooked is looked for, how late that is, how long whoever takes it has, and how much is taken at once. */
  sweep: { every: 700, late: 1500, lease: 4 * SECOND, most: 200 },
  /** A bot's move that is told so long after it was due counts as late. */
  lateness: 100,
  /** A hint to other processes goes out so soon, with all that comes meanwhile, and so long after the last. */
  hints: { soon: 2, apart: 10 },
  /** How often followers compare with the log, and for how long whoever has asked counts as one. */
  catchUp: 800,
  asked: 5 * SECOND,
  /** A table that nobody has asked for is forgotten by this process, and after so many days by the database. */
  idle: 10 * MINUTE,
  kept: 30 * DAY,
  cleaning: 60 * MINUTE,
} as const;
