/** What the keys do at the table, in English; it is loaded when somebody asks. */

import { spoken } from "@baize/kernel";

const en = {
  arrows: () => "From card to card",
  ends: () => "To the first and the last pile",
  lift: () => "Lift cards, and put them down",
  back: () => "Put them back",
  look: () => "Look at a covered card",
  columns: () => "From column 2 to column 6",
  toCell: () => "From column 5 to the first cell",
  toHome: () => "From column 7 home",
  count: () => "Three cards from column 2 to column 6",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
};

export const say = spoken("freecell keys", en);
