/** A thread that makes an embedded database. */

import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

const lite = await PGlite.create(workerData as string);
await lite.close();
