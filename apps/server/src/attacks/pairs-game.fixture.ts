/** The game that the pairs are matches of: the one with hidden cards. */

import { rulesFor } from "../testing/games.fixture.ts";

export const game = await rulesFor("bigtwo");
