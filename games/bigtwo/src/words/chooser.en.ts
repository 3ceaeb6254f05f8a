/** What is said where a table is chosen, in English; it is loaded with the chooser. */

import { type Fact, spoken } from "@baize/kernel";

type Facts = Readonly<Record<string, Fact>>;

const en = {
  rules: () => "Rules",
  level: (d: Facts) => `*${d.title}.* ${d.says}`,
  practice: () => "Practice",
  practiceSays: () => "Moves can be taken back. Your record counts these deals apart.",
  deal: () => "Deal",
  anyDeal: () => "any, or a name such as 617",
  dealIt: () => "Deal",
};

export const say = spoken("bigtwo chooser", en);
