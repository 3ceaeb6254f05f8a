/** How a line of FreeCell is taught, in Simplified Chinese. Cards stand as rank and suit; what stands out is between asterisks. */

import type { say } from "./teach.en.ts";

const listed = (cards: readonly string[]): string => cards.join("、");

export const table = {
  // Where to look
  lookFor: (d) => `*看${d.place}。*${d.card} 在那里。`,
  lookHome: (d) => `*看${d.place}。*最后一张可以归位。`,
  lookCell: (d) => `*看${d.place}。*那张牌可以离开了。`,
  lookAt: (d) => `*看${d.place}。*该往那里挖。`,
  // What to move
  cardsHome: (d) => `*${listed(d.cards)} 归位。*`,
  cardsOnto: (d) => `*${listed(d.cards)} 移到 ${d.onto} 上。*`,
  cardsTo: (d) => `*${listed(d.cards)} 移到${d.place}。*`,
  needsCells: (d) => `移 ${d.count} 张要 ${Number(d.count) - 1} 个空的暂存格；你有 ${d.cells} 个。`,
  needsRoom: (d) => `${d.count} 张一起移；空间够移 ${d.most} 张。`,
  takesCell: (d) => (Number(d.cells) === 0 ? "这会用掉最后一个暂存格。" : `还剩 ${d.cells} 个空的暂存格。`),
  // Why
  bringsHome: (d) => `*让 ${listed(d.cards)} 归位。*`,
  frees: (d) => `*让 ${listed(d.cards)} 能动。*`,
  opens: (d) => `*清空${d.place}。*`,
  emptiesCell: () => "*空出一个暂存格。*",
  bares: (d) => `*露出 ${d.card}，*下一步就移它。`,
  clears: (d) => `*清出通往 ${d.card} 的路。*`,
  makesRoom: () => "*为接下来的步骤腾出空间。*",
  laterHome: (d) => `再 ${d.after} 步，${listed(d.cards)} 就归位，还有 ${d.cells} 个空的暂存格。`,
  remain: (d) => `还剩 ${d.cells} 个空的暂存格。`,
  // What a move did, in a review
  fillsCells: () => "这把暂存格都用光了。",
  buries: (d) => `这压住了 ${d.card}，而它正要归位。`,
  fillsColumn: () => "这用掉了最后一个空列。",
  // The whole line
  toCell: () => "到暂存格",
  toColumn: () => "到空列",
  rowHome: (d) => `${d.cards.join(" ")} 归位`,
  rowOnto: (d) => `${d.cards.join(" ")} 到 ${d.onto}`,
  rowTo: (d) => `${d.cards.join(" ")} ${d.place}`,
  openColumn: (d) => `清空${d.place}`,
  startsHome: (d) => `${d.suit}开始归位`,
  goesHome: (d) => `${d.suit}继续归位`,
  freesCell: () => "空出一个暂存格",
  digs: (d) => `往${d.place}挖`,
  buildsOn: (d) => `接在${d.place}`,
  allHome: () => "其余的归位",
} satisfies typeof say;
