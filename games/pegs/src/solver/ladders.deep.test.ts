import { test } from "vitest";
import { expectLadder } from "./ladders.fixture.ts";

test.each(["english", "triangle21", "hexagon19"] as const)("PG-G5 the ladder of %s is as it says", expectLadder);
