/** The truth about a board: `node games/pegs/examples/truth.ts skull`, or `english d4` for a chosen last hole. */

import { Budget, must } from "@baize/kernel";
import { formatHole, formatJump, formatSweeps, parseBoardName, pegs } from "@baize/pegs";
import { explainLoss, lossSentence, study } from "@baize/pegs/solver";

const [name = "plus", goal = "any"] = process.argv.slice(2);
const state = must(pegs.setup(must(pegs.options.parse(goal)), must(parseBoardName(name))));
const truth = study(state, new Budget());
if (truth?.winnable) {
  console.log(`Winnable in ${truth.sweeps} sweeps: ${formatSweeps(truth.line).join(" ")}`);
  console.log(`Solutions: ${truth.solutions}; random play wins with a chance of ${truth.chance}`);
  console.log(`Jumps that keep the win: ${truth.keepers.map(formatJump).join(" ")}`);
  console.log(`The last peg can stand at ${truth.finals.map(formatHole).join(" ")}`);
} else {
  const loss = explainLoss(state, new Budget());
  console.log(loss ? lossSentence(loss) : "Not known yet.");
}
