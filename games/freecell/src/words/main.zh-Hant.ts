/** What FreeCell says, in Traditional Chinese. A card in a refusal is its number; how it is written is said here. */

import { type Card, formatCard } from "@baize/cards";
import { commas, type Fact } from "@baize/kernel";
import type { en } from "./en.ts";

const name = (card: Fact): string => formatCard(Number(card) as Card);
const placeName = (place: Fact): string => (Number(place) > 0 ? `第 ${place} 欄` : `暫存格 ${place}`);
const andMore = (more: number): string => (more === 0 ? "" : ` 和上面 ${more} 張`);
/** The words of options as players read them. */
const PARTS: Readonly<Record<string, string>> = { cascades: "欄", cells: "暫存格", dealt: "發到暫存格的牌" };

export const table = {
  column: (d) => `第 ${d.name} 欄`,
  cell: (d) => `暫存格 ${d.name}`,
  home: () => "歸位區",
  moveHome: ({ card }) => `${card} 歸位。`,
  moveOnto: ({ card, more, onto, place }) => `${card}${andMore(more) || " "}移到${onto} 上，${place}。`,
  moveTo: ({ card, more, place }) => `${card}${andMore(more) || " "}移到${place}。`,
  numberedDeal: (d) => `牌局 ${d.deal}`,
  seededDeal: (d) => `種子 ${d.seed}`,
  ownDeal: () => "自訂牌局",
  match: (d) => `${d.way} ${d.deal}`,
  dealOfWay: (d) => `${d.deal} · ${d.way}`,
  dealOfTable: ({ deal, parts }) => `${deal} · ${parts.join("、")}`,
  freecell: () => "新接龍",
  bakersGame: () => "貝克遊戲",
  kingsOnlyBakersGame: () => "只放 K 的貝克遊戲",
  eightOff: () => "八格",
  forecell: () => "ForeCell",
  seahavenTowers: () => "海港塔",
  relaxedFreecell: () => "寬鬆新接龍",
  relaxedSeahavenTowers: () => "寬鬆海港塔",
  withCells: (d) => (d.cells === 0 ? "沒有暫存格的新接龍" : `${d.cells} 個暫存格的新接龍`),
  ownTable: ({ parts }) => `新接龍（${parts.join("、")}）`,
  tableColumns: (d) => `${d.count} 欄`,
  tableCells: (d) => (d.count === 0 ? "沒有暫存格" : `${d.count} 個暫存格`),
  tableDealt: (d) => `先放 ${d.count} 張`,
  tableBuild: (d) => (d.build === "suit" ? "同花色" : "不限花色"),
  tableEmpty: (d) => (d.empty === "kings" ? "空欄只放 K" : "空欄不可放"),
  tableMoves: (d) => (d.moves === "single" ? "一次一張" : "寬鬆"),
  tableOrder: () => "整塊發牌",
  playerMoves: (d) => `${d.count} 步`,
  cardsHome: (d) => `歸位 ${d.count} 張`,
  singleCards: (d) => `${d.count} 張`,
  stuck: () => "已經沒有牌能動了。",
  homeEmpty: (d) => `${d.suit}歸位區，空`,
  homeUpTo: (d) => `${d.suit}歸位區，到 ${d.rank}`,
  pileEmpty: (d) => `${d.place}，空`,
  pileCell: (d) => `${d.place}`,
  pileColumn: (d) => `${d.place}，${d.count} 張`,
  cardThere: (d) => `${d.card}，${d.place}`,
  cardInColumn: (d) => `${d.card}，${d.place}，第 ${d.nth} 張，共 ${d.of} 張`,
  lifted: ({ card, more, places }) => `拿起${card}${andMore(more)}。可以放到：${places.join("、")}。`,
  liftedForNothing: ({ card, more }) => `拿起${card}${andMore(more)}。現在沒有地方可放。`,
  putBack: () => "已放回。",
  nowhere: (d) => `${d.card} 沒有更好的去處。`,
  alreadyHome: () => "已經歸位了。",
  typed: (d) => `${d.text} …`,
  room: (d) => `一次最多 ${d.most} 張`,
  roomTwice: (d) => `一次最多 ${d.most} 張，到空欄 ${d.empty} 張`,
  autoplay: () => "牌自動歸位",
  autoplayNone: () => "從不",
  autoplayNoneSays: () => "每張牌都由你自己歸位。",
  autoplaySafe: () => "安全時",
  autoplaySafeSays: () => "只有其他牌用不到的牌。",
  autoplayMax: () => "一律",
  autoplayMaxSays: () => "能歸位就歸位。少數牌局這樣會無解。",
  "table-too-small": (d) => `${PARTS[String(d.name)] ?? d.name}太少：${d.found}，最少要 ${d.least}。`,
  "table-out-of-range": (d) => `${d.name}=${d.found} 擺不成牌桌：${d.name} 是 ${d.least} 到 ${d.most}。`,
  "not-an-option": (d) =>
    `「${d.text}」不是選項：cascades=4 到 13、cells=0 到 10、build=alternate、suit 或 any、empty=any、kings 或 none、` +
    `moves=single、multi 或 relaxed、order=roundrobin 或 blocks、dealt=0 到 10，或名稱：${commas(d.members)}。`,
  "not-a-choice": (d) => `「${d.text}」不是選項：${d.name} 是 ${commas(d.choices)} 之一。`,
  "two-members": (d) => `${d.name} 和 ${d.other} 是兩種遊戲：請選一種。`,
  "said-twice": (d) => `${d.what}=${d.before} 和 ${d.what}=${d.value} 互相矛盾：請拿掉一個。`,
  "no-cells-for-deal": (d) => `${d.dealt} 張牌放不進 ${d.cells} 個暫存格。`,
  "board-on-one-line": () => "這些牌都在同一行：牌面的每一欄要各自換行。依發牌順序的整副牌，請直接當作牌局輸入。",
  "not-a-deal": (d) => `「${d.text}」不是牌局：應為編號、「seed:」加任意文字、52 張牌，或整個牌面。`,
  "no-such-deal": (d) => `沒有牌局 ${d.number}：編號是 1 到 ${d.last}。`,
  "card-twice": (d) => `${name(d.card)} 出現兩次：52 張牌每張只能有一次。`,
  "card-missing": (d) => `缺了 ${name(d.card)}：52 張牌每張都要有一次。`,
  "too-many-columns": (d) => `這個牌面的欄數比牌桌多，牌桌只有 ${d.cascades} 欄。`,
  "too-many-cells": (d) => `這個牌面用的暫存格比牌桌多，牌桌只有 ${d.cells} 個。`,
  "unknown-heading": (d) => `「${d.text}」不是牌面的一部分：應為 Foundations: 或 Freecells:。`,
  "not-a-foundation": (d) => `「${d.text}」沒有說明哪些已歸位：應為 H-5 或 C-0。`,
  "not-a-move-text": (d) => `「${d.text}」不是一步：請寫 26、5a、a3 或 7h，要指定張數就寫 26x3。`,
  "no-such-place": (d) => {
    if (d.last === "") return `沒有暫存格 ${d.name}：這張牌桌沒有暫存格。`;
    return d.kind === "cascade"
      ? `沒有第 ${d.name} 欄：這張牌桌是第 ${d.first} 到 ${d.last} 欄。`
      : `沒有暫存格 ${d.name}：這張牌桌是暫存格 ${d.first} 到 ${d.last}。`;
  },
  "bad-count": (d) => `一步至少移一張牌，不能是 ${d.count} 張。`,
  "same-place": (d) => `那就是${placeName(d.place)}本身：牌要移到別的地方。`,
  "nothing-there": (d) => `${placeName(d.place)}裡沒有牌。`,
  "too-few-cards": (d) => `不能從${placeName(d.place)}拿 ${d.count} 張：那裡只有 ${d.held} 張。`,
  "home-stays": () => "歸位的牌就不再動。",
  "cell-taken": (d) => `${name(d.card)} 不能放那裡：暫存格裡有 ${name(d.onto)}。`,
  "not-one-lower": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：必須剛好小 1 點。`,
  "same-colour": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：顏色必須不同。`,
  "other-suit": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：花色必須相同。`,
  "kings-alone": (d) => `${name(d.card)} 不能放那裡：這張牌桌的空欄只能放 K。`,
  "column-stays-empty": (d) => `${name(d.card)} 不能放那裡：這張牌桌的空欄不能再放牌。`,
  "ace-comes-first": (d) => `${name(d.card)} 還不能歸位：要先放 A。`,
  "not-next-home": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上歸位：必須是那個花色的下一張。`,
  "runs-move-whole": () => "這裡不能指定張數：這張牌桌的牌串一律整串移動。",
  "single-cards": () => "這個遊戲一次只能移一張牌。",
  "one-card-there": (d) => `一次只能有一張牌${d.kind === "cell" ? "進暫存格" : "歸位"}。`,
  "not-a-run": (d) => `這些牌不能一起移：${name(d.card)} 接不上 ${name(d.onto)}。`,
  "no-room": (d) =>
    `空間不夠移 ${d.count} 張：有 ${d.cells} 個空的暫存格和 ${d.columns} 個可用的空欄時，最多移 ${d.most} 張。`,
} satisfies typeof en;
