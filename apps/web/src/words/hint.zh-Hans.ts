/** What the page says around a hint and a whole line, in Simplified Chinese. */

import type { sayHere } from "./hint.en.ts";

export const table = {
  watch: () => "看示范",
  whereToLook: () => "看哪里",
  whatToMove: () => "走什么",
  whyThat: () => "为什么",
  askWhat: () => "该走什么",
  askWhy: () => "为什么",
  moveIt: () => "就走这步",
  lineOf: (d) => `走法，${d.count} 步`,
  doMove: (d) => `走第 ${d.move} 步`,
  doMoveShort: (d) => `走 ${d.move}`,
  shortestShort: () => "已知最短",
  provedShort: () => "最短",
  winsHere: (d) => (d.count === 1 ? "你在这局的胜利" : `你在这局的 ${d.count} 次胜利`),
  hintLost: () => "这个局面无解：没有好的走法。",
  hintUnknown: () => "没有提示：不知道这里是否有解。",
  hintNone: () => "还没找到解法，继续寻找中。",
} satisfies typeof sayHere;
