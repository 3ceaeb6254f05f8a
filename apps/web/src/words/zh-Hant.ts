/** All that the page says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as analysis } from "./analysis.zh-Hant.ts";
import { table as days } from "./days.zh-Hant.ts";
import { table as ending } from "./ending.zh-Hant.ts";
import { table as film } from "./film.zh-Hant.ts";
import { table as hint } from "./hint.zh-Hant.ts";
import { table as home } from "./home.zh-Hant.ts";
import { table as keeping } from "./keeping.zh-Hant.ts";
import { table as main } from "./main.zh-Hant.ts";
import { table as online } from "./online.zh-Hant.ts";
import { table as panel } from "./panel.zh-Hant.ts";
import { table as party } from "./party.zh-Hant.ts";
import { table as reading } from "./reading.zh-Hant.ts";
import { table as record } from "./record.zh-Hant.ts";
import { table as review } from "./review.zh-Hant.ts";
import { table as settings } from "./settings.zh-Hant.ts";
import { table } from "./table.zh-Hant.ts";
import { table as worker } from "./worker.zh-Hant.ts";

export const tables = {
  page: main,
  "page analysis": analysis,
  "page days": days,
  "page ending": ending,
  "page film": film,
  "page hint": hint,
  "page home": home,
  "page keeping": keeping,
  "page online": online,
  "page panel": panel,
  "page party": party,
  "page reading": reading,
  "page record": record,
  "page review": review,
  "page settings": settings,
  "page table": table,
  "page worker": worker,
} satisfies WordTables;
