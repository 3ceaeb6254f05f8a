/** What is said of how hard a deal is, in Traditional Chinese. */

import type { say } from "./grades.en.ts";

export const table = {
  easy: () => "簡單",
  medium: () => "中等",
  hard: () => "困難",
  fiendish: () => "極難",
  easyMeans: () => "解題程式幾乎一路直達。",
  mediumMeans: () => "途中走錯幾次。",
  hardMeans: () => "途中走錯很多次。",
  fiendishMeans: () => "每一步都要走錯幾十次。",
} satisfies typeof say;
