/** A database behind which another does everything: for tests that look at what passes, or change it. */

import type { Database } from "../store/database.ts";

/** All that a database does, done by it. */
export const passedOn = (database: Database): Database => ({
  lines: database.lines,
  query: (text, values, name) => database.query(text, values, name),
  script: (text) => database.script(text),
  whole: (work) => database.whole(work),
  hint: (text) => database.hint(text),
  listen: (hear) => database.listen(hear),
  end: () => database.end(),
});
