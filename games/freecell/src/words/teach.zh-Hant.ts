/** How a line of FreeCell is taught, in Traditional Chinese. Cards stand as rank and suit; what stands out is between asterisks. */

import type { say } from "./teach.en.ts";

const listed = (cards: readonly string[]): string => cards.join("、");

export const table = {
  // Where to look
  lookFor: (d) => `*看${d.place}。*${d.card} 在那裡。`,
  lookHome: (d) => `*看${d.place}。*最後一張可以歸位。`,
  lookCell: (d) => `*看${d.place}。*那張牌可以離開了。`,
  lookAt: (d) => `*看${d.place}。*該往那裡挖。`,
  // What to move
  cardsHome: (d) => `*${listed(d.cards)} 歸位。*`,
  cardsOnto: (d) => `*${listed(d.cards)} 移到 ${d.onto} 上。*`,
  cardsTo: (d) => `*${listed(d.cards)} 移到${d.place}。*`,
  needsCells: (d) => `移 ${d.count} 張要 ${Number(d.count) - 1} 個空的暫存格；你有 ${d.cells} 個。`,
  needsRoom: (d) => `${d.count} 張一起移；空間夠移 ${d.most} 張。`,
  takesCell: (d) => (Number(d.cells) === 0 ? "這會用掉最後一個暫存格。" : `還剩 ${d.cells} 個空的暫存格。`),
  // Why
  bringsHome: (d) => `*讓 ${listed(d.cards)} 歸位。*`,
  frees: (d) => `*讓 ${listed(d.cards)} 能動。*`,
  opens: (d) => `*清空${d.place}。*`,
  emptiesCell: () => "*空出一個暫存格。*",
  bares: (d) => `*露出 ${d.card}，*下一步就移它。`,
  clears: (d) => `*清出通往 ${d.card} 的路。*`,
  makesRoom: () => "*為接下來的步驟騰出空間。*",
  laterHome: (d) => `再 ${d.after} 步，${listed(d.cards)} 就歸位，還有 ${d.cells} 個空的暫存格。`,
  remain: (d) => `還剩 ${d.cells} 個空的暫存格。`,
  // What a move did, in a review
  fillsCells: () => "這把暫存格都用光了。",
  buries: (d) => `這壓住了 ${d.card}，而它正要歸位。`,
  fillsColumn: () => "這用掉了最後一個空欄。",
  // The whole line
  toCell: () => "到暫存格",
  toColumn: () => "到空欄",
  rowHome: (d) => `${d.cards.join(" ")} 歸位`,
  rowOnto: (d) => `${d.cards.join(" ")} 到 ${d.onto}`,
  rowTo: (d) => `${d.cards.join(" ")} ${d.place}`,
  openColumn: (d) => `清空${d.place}`,
  startsHome: (d) => `${d.suit}開始歸位`,
  goesHome: (d) => `${d.suit}繼續歸位`,
  freesCell: () => "空出一個暫存格",
  digs: (d) => `往${d.place}挖`,
  buildsOn: (d) => `接在${d.place}`,
  allHome: () => "其餘的歸位",
} satisfies typeof say;
