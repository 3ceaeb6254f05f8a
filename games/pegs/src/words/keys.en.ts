/** What the keys do at the table, in English; it is loaded when somebody asks. */

import { spoken } from "@baize/kernel";

const en = {
  arrows: () => "From hole to hole; with a peg lifted, the way it jumps",
  ends: () => "To the first and the last hole of the row",
  lift: () => "Lift a peg",
  back: () => "Put it back",
  jump: () => "From d2 to d4",
  onward: () => "On to d6 with the same peg",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
};

export const say = spoken("pegs keys", en);
