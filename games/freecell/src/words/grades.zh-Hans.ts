/** What is said of how hard a deal is, in Simplified Chinese. */

import type { say } from "./grades.en.ts";

export const table = {
  easy: () => "简单",
  medium: () => "中等",
  hard: () => "困难",
  fiendish: () => "极难",
  easyMeans: () => "求解器几乎一路直达。",
  mediumMeans: () => "途中走错几次。",
  hardMeans: () => "途中走错很多次。",
  fiendishMeans: () => "每一步都要走错几十次。",
} satisfies typeof say;
