/** What is said at online tables, in English. */

import type { Facts } from "@baize/kernel";

export const online = {
  "bad-name": (d: Facts<"text" | "most">) =>
    `"${d.text}" cannot be a name here: up to ${d.most} letters and digits of one script are expected.`,
  "name-taken": (d: Facts<"text">) => `Somebody at this table is called "${d.text}" already. Choose another name.`,
  "has-begun": () => "The first deal was dealt: the rules stay as they are.",
  "is-playing": () => "A deal is being played. Wait for its end.",
  "table-full": () => "Every seat is taken. You can watch.",
  "seat-taken": (d: Facts<"seat">) => `Somebody sits in seat ${d.seat} already.`,
  "no-such-seat": (d: Facts<"seat">) => `There is no seat ${d.seat} at this table.`,
  "sits-already": () => "You sit at this table already.",
  "not-seated": () => "You do not sit at this table.",
  "host-only": () => "Only the host can do that.",
  "nobody-there": (d: Facts<"seat">) => `Nobody sits in seat ${d.seat}.`,
  "not-away": (d: Facts<"seat">) =>
    `Whoever sits in seat ${d.seat} is there. A bot stands in only for those who are away.`,
  "series-over": () => "This series is over. The host can begin a rematch.",
  "series-not-over": () => "This series goes on: a rematch comes after its end.",
  "nobody-sits": () => "Nobody sits at this table.",
  "no-deals-left": (d: Facts<"most">) => `A table has at most ${d.most} deals. Open another one.`,
  "not-playing": () => "No deal is being played.",
  "too-busy": () => "Too much happens at this table at once. Try again.",
  "stale-ply": (d: Facts<"ply" | "now">) =>
    `The table has gone on: this move was for move ${d.ply}, and it stands at ${d.now}.`,
  "key-used": () => "This key was used for another move.",
  "no-such-table": () => "There is no such table. It may have been cleared away.",
  "no-such-game": (d: Facts<"text" | "games">) => `"${d.text}" is not a game. There are ${d.games}.`,
  "one-seat": (d: Facts<"title">) => `${d.title} is played alone.`,
  "no-such-level": (d: Facts<"text" | "levels">) => `"${d.text}" is not a level. There are ${d.levels}.`,
  "too-many-bots": (d: Facts<"most">) => `At least one seat is for people: at most ${d.most} bots can sit down.`,
  "seats-are-fixed": (d: Facts<"title" | "seats">) => `${d.title} has ${d.seats} seats.`,
  "no-race": (d: Facts<"title">) => `${d.title} cannot be raced: only games for one, where nothing is hidden, can.`,
  "no-bots-in-races": () => "A race is for people: bots have no seat in it.",
  "no-clock-in-races": () => "A race has no clock for turns.",
  "too-few-racers": (d: Facts<"least">) => `A race needs at least ${d.least} people.`,
  "race-starting": () => "The race has not begun yet.",
  "race-done": () => "You are not racing now.",
  "only-in-races": () => "That can only be done in a race.",
  "wrong-code": () => "This code is not valid. Codes are good for five minutes, and once.",
  "no-record": () => "There is no record of such a deal: it is there when the deal is over.",
  "too-many-requests": () => "Too many requests. Wait a moment.",
  "other-origin": () => "This was asked by a page of somebody else.",
  "bad-field": (d: Facts<"text">) =>
    `The field "${d.text}" is missing, unknown or not as expected. /docs/api says what is.`,
  "database-away": () => "The database is away for a moment. Nothing is lost; try again.",
  "no-database": () =>
    "Tables cannot be kept here: the server cannot use its database, and trying again is no use. Whoever runs it has been told why.",
  "no-operation": () => "There is no such operation. /docs/api says which there are.",
  opOpen: () =>
    "Opens a table: a game with its options, a match or a race of so many seats, bots for the last seats (their levels in order, null for a seat that stays open), the level of bots that fill in, the time for a turn and when a series ends. Answers with its id and link.",
  opTable: () => "The table as you may see it: state, seats, ply, turn, view, and your legal moves as text.",
  opSeat: () =>
    "Sits down with a name and a nonce of 32 hexadecimal digits. Answers with the seat and its token, which is a cookie too. The first to sit down is the host.",
  opStart: () => "The host starts the next deal. Bots take the seats that are empty.",
  opMove: () =>
    "Plays a move: at which ply, the move as text, and a key of your choice. The same key again is the same move. In a race the ply is that of your own table, and follow holds moves that come with it. 200 with what it changed, as the stream tells it, or the table where that is more, 409 with the table when it has gone on, 422 with the reason when the rules forbid it.",
  opUndo: () => "In a race: takes your last turn back, with what followed it by itself. The ply counts this too.",
  opRedo: () => "In a race: makes the turn again that was taken back.",
  opGiveUp: () => "In a race: you race no more. When nobody does, it is over.",
  opRecord: () =>
    "A deal that is over, as a file that Baize reads, with seed and nonces; ?deal= chooses an earlier one, and ?seat= whose, of a race.",
  opFill: () => "The host puts a bot of a level into an empty seat, or takes it out with null.",
  opRemove: () => "The host frees somebody's seat; while a deal is played a bot takes it.",
  opReplace: () => "The host lets a bot play for somebody who is away, until they are back.",
  opSwap: () => "The host lets two seats change places.",
  opHandOver: () => "The host makes somebody else the host; while the host is away, you may name your own seat.",
  opLeave: () => "Gets up from the table.",
  opBack: () => "You are back: you play again for yourself.",
  opPhrase: () => "Says one of the phrases.",
  opRules: () => "The host agrees on other rules, another clock, end or level of bots, before the first deal.",
  opRematch: () => "The host begins a new series with the same people.",
  opCode: () => "Gives a code of six digits that takes your seat to another device, once, within five minutes.",
  opDevice: () => "Takes a seat over with such a code.",
  opEvents: () =>
    'Follows the table as server-sent events: "table" with all of it, "move" with what a move changed. Resumes after ?after=N or Last-Event-ID; whoever is behind is told the whole table.',
  docsTitle: () => "Baize: the API of online tables",
  docsAbout: () =>
    "Send and get JSON. Whoever sits shows their token in the cookie or as Authorization: Bearer. A refusal has a code, the rule and a sentence. /openapi.json tells the same to programs.",
  docsDone: () => "Done.",
  docsRefused: () => "Refused: nothing has changed.",
  docsOptional: () => "(may be left out)",
  folderUnusable: (d: Facts<"folder" | "why">) =>
    `Tables cannot be kept in ${d.folder}: ${d.why}. Choose a folder that this user may write to with BAIZE_DATA, or give a PostgreSQL with DATABASE_URL.`,
  notAFolder: (d: Facts<"path">) => `${d.path} is no folder`,
  folderTaken: (d: Facts<"folder" | "owner">) =>
    `The data in ${d.folder} is in use by process ${d.owner}. Only one process can use it: stop the other, choose another folder with BAIZE_DATA, or give both a PostgreSQL with DATABASE_URL.`,
  "not-a-copy": () => "This is not a copy of tables: npm run tables -- export FILE writes one.",
  "copy-too-new": (d: Facts<"version" | "newest">) =>
    `The tables of this copy have version ${d.version}; this program knows versions up to ${d.newest}. Update it.`,
  "broken-copy": (d: Facts<"line">) => `Line ${d.line} of this copy is damaged. Nothing was put in.`,
  "copy-needs-empty": () => "A copy goes into an empty database, and there are tables in this one. Nothing was put in.",
  copyUsage: () =>
    "Use: npm run tables -- export FILE, to write all tables to a new file, or import FILE, to put them into an empty database. DATABASE_URL and BAIZE_DATA say where, as for the server.",
  copied: (d: Facts<"count" | "file">) => `Tables written to ${d.file}: ${d.count}.`,
  putIn: (d: Facts<"count" | "file">) => `Tables put in from ${d.file}: ${d.count}.`,
  nothingKept: (d: Facts<"folder">) =>
    `There are no tables in ${d.folder}. BAIZE_DATA or DATABASE_URL says where they are kept.`,
  copyFile: (d: Facts<"file" | "why">) => `${d.file} cannot be used: ${d.why}`,
  noDatabase: (d: Facts<"place" | "why">) => `The database at ${d.place} cannot be used: ${d.why}`,
  unsafeDatabase: (d: Facts<"setting">) =>
    `This PostgreSQL runs with ${d.setting} = off: a power cut loses what was played last, although it was acknowledged. Set it to on.`,
  badDatabaseUrl: () => "DATABASE_URL is not the address of a PostgreSQL: postgres://user@host/database is expected.",
  tooNewDatabase: (d: Facts<"version" | "newest">) =>
    `The tables of this database have version ${d.version}; this program knows versions up to ${d.newest}. Update it.`,
};
