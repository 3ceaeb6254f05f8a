/** Solves standard deals in a process of its own, `alone` or turn about with the members' deals, and prints their CPU milliseconds. */

import { freecell, MEMBERS } from "@baize/freecell";
import { batch, solver } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";

const LAST = 8000;
const TURN = 40;
const isAlone = process.argv[2] === "alone";
const others = Object.keys(MEMBERS).slice(1);

/** Of this thread alone: what the engine compiles or collects beside it is not the search's. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let time = 0;
for (let first = 1; first <= LAST; first += TURN) {
  const start = now();
  for (const _ of batch(first, first + TURN - 1));
  time += now() - start;
  if (isAlone) continue;
  for (const member of others) {
    const options = must(freecell.options.parse(member));
    solver.solve(must(freecell.setup(options, { kind: "microsoft", number: first })), new Budget({ nodes: 10_000 }));
  }
}
console.log(time.toFixed(1));
