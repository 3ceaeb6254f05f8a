/** What the keys do at the table, in English; it is loaded when somebody asks. */

import { spoken } from "@baize/kernel";

const en = {
  arrows: () => "From card to card",
  shift: () => "Move the card",
  ends: () => "To the first and the last card",
  pick: () => "Pick a card, or put it back",
  play: () => "Play what is picked",
  back: () => "Put all of it back",
  pass: () => "Pass",
  offer: () => "Pick the next play that is offered",
  sort: () => "Sort by rank or by suit",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
  space: () => "Space",
  shiftKey: () => "Shift",
};

export const say = spoken("bigtwo keys", en);
