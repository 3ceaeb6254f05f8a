/** What the command says as an engine, in English. */

import type { Facts } from "@baize/kernel";

export const engine = {
  engineSummary: () => "answer another program, line by line",
  engineAbout: () =>
    "Speaks a line protocol on stdin and stdout, for programs that use the solvers and bots: docs/engine.md.",
  engineBotOption: () => "who answers where the game has bots (standard: the strongest)",
  noEngine: (d: Facts<"title">) => `There is neither a solver nor a bot for ${d.title}.`,
  otherGame: (d: Facts<"found" | "title">) => `This is a position of ${d.found}; this engine plays ${d.title}.`,
  searchRuns: () => "A search is running: stop it first.",
  noPosition: () => "There is no position yet.",
  nothingSet: () => "set needs a name and a value, such as set nodes 10000.",
  noPositionText: (d: Facts<"text" | "game">) =>
    `"${d.text}" is no position: it is a link such as /${d.game}/1, a save, or view and what a seat knows.`,
  nothingUnseen: (d: Facts<"title">) => `Nothing is hidden in ${d.title}: a position is a link or a save.`,
  viewStandsStill: () => "A position that is a view has no moves to come: send the next view.",
  othersTurn: () => "It is not the turn of the seat whose view this is.",
  needsNumber: (d: Facts<"name" | "least">) =>
    `${d.name} needs a whole number after it${d.least === 0 ? "" : `, ${d.least} or more`}.`,
};
