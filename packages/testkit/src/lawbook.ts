/** The law book: every law, in order. */

import { countsHold, goldenMatchesHold } from "./laws/golden.ts";
import {
  mannersAreWhole,
  movesAreDescribed,
  racesAreFair,
  seatsAreToldApart,
  whatFollowsIsLegal,
} from "./laws/manners.ts";
import {
  dealsAreFunctions,
  invariantsHold,
  legalMovesApply,
  movesAreSorted,
  nothingIsChanged,
  otherMovesAreRefused,
  statusIsClear,
} from "./laws/order.ts";
import { botsPlayFairly, eventsAreTheTables, solversKeepTheirBudget, solversTellTheTruth } from "./laws/players.ts";
import { completedViewsArePossible, secretsAreReshuffled, viewsLeakNothing } from "./laws/secrets.ts";
import {
  nothingForeignIsSaid,
  parsersAreTotal,
  recordsReplay,
  refusalsHaveWords,
  textRoundTrips,
} from "./laws/text.ts";
import type { Law } from "./trial/law.ts";

/** Every law, in the order of SPEC.md. */
export const LAWS: readonly Law[] = [
  dealsAreFunctions,
  invariantsHold,
  statusIsClear,
  movesAreSorted,
  legalMovesApply,
  otherMovesAreRefused,
  nothingIsChanged,
  textRoundTrips,
  parsersAreTotal,
  viewsLeakNothing,
  secretsAreReshuffled,
  completedViewsArePossible,
  recordsReplay,
  countsHold,
  goldenMatchesHold,
  eventsAreTheTables,
  refusalsHaveWords,
  solversTellTheTruth,
  solversKeepTheirBudget,
  botsPlayFairly,
  movesAreDescribed,
  whatFollowsIsLegal,
  seatsAreToldApart,
  mannersAreWhole,
  racesAreFair,
  nothingForeignIsSaid,
];
