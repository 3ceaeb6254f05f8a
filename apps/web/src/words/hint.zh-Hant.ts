/** What the page says around a hint and a whole line, in Traditional Chinese. */

import type { sayHere } from "./hint.en.ts";

export const table = {
  watch: () => "看示範",
  whereToLook: () => "看哪裡",
  whatToMove: () => "走什麼",
  whyThat: () => "為什麼",
  askWhat: () => "該走什麼",
  askWhy: () => "為什麼",
  moveIt: () => "就走這步",
  lineOf: (d) => `走法，${d.count} 步`,
  doMove: (d) => `走第 ${d.move} 步`,
  doMoveShort: (d) => `走 ${d.move}`,
  shortestShort: () => "已知最短",
  provedShort: () => "最短",
  winsHere: (d) => (d.count === 1 ? "你在這局的勝利" : `你在這局的 ${d.count} 次勝利`),
  hintLost: () => "這個局面無解：沒有好的走法。",
  hintUnknown: () => "沒有提示：不知道這裡是否有解。",
  hintNone: () => "還沒找到解法，繼續尋找中。",
} satisfies typeof sayHere;
