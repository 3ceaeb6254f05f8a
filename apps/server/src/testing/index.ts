/** The door for tests of other apps: a server with tables, and somebody who plays there over HTTP. */

export { Client, openTable, type Seen, until } from "./client.fixture.ts";
export { Databases, Process } from "./place.fixture.ts";
