/** What FreeCell says, in Simplified Chinese. A card in a refusal is its number; how it is written is said here. */

import { type Card, formatCard } from "@baize/cards";
import { commas, type Fact } from "@baize/kernel";
import type { en } from "./en.ts";

const name = (card: Fact): string => formatCard(Number(card) as Card);
const placeName = (place: Fact): string => (Number(place) > 0 ? `第 ${place} 列` : `暂存格 ${place}`);
const andMore = (more: number): string => (more === 0 ? "" : ` 和上面 ${more} 张`);
/** The words of options as players read them. */
const PARTS: Readonly<Record<string, string>> = { cascades: "列", cells: "暂存格", dealt: "发到暂存格的牌" };

export const table = {
  column: (d) => `第 ${d.name} 列`,
  cell: (d) => `暂存格 ${d.name}`,
  home: () => "归位区",
  moveHome: ({ card }) => `${card} 归位。`,
  moveOnto: ({ card, more, onto, place }) => `${card}${andMore(more) || " "}移到${onto} 上，${place}。`,
  moveTo: ({ card, more, place }) => `${card}${andMore(more) || " "}移到${place}。`,
  numberedDeal: (d) => `牌局 ${d.deal}`,
  seededDeal: (d) => `种子 ${d.seed}`,
  ownDeal: () => "自定义牌局",
  match: (d) => `${d.way} ${d.deal}`,
  dealOfWay: (d) => `${d.deal} · ${d.way}`,
  dealOfTable: ({ deal, parts }) => `${deal} · ${parts.join("、")}`,
  freecell: () => "空当接龙",
  bakersGame: () => "贝克游戏",
  kingsOnlyBakersGame: () => "只放 K 的贝克游戏",
  eightOff: () => "八格",
  forecell: () => "ForeCell",
  seahavenTowers: () => "海港塔",
  relaxedFreecell: () => "宽松空当接龙",
  relaxedSeahavenTowers: () => "宽松海港塔",
  withCells: (d) => (d.cells === 0 ? "没有暂存格的空当接龙" : `${d.cells} 个暂存格的空当接龙`),
  ownTable: ({ parts }) => `空当接龙（${parts.join("、")}）`,
  tableColumns: (d) => `${d.count} 列`,
  tableCells: (d) => (d.count === 0 ? "没有暂存格" : `${d.count} 个暂存格`),
  tableDealt: (d) => `先放 ${d.count} 张`,
  tableBuild: (d) => (d.build === "suit" ? "同花色" : "不限花色"),
  tableEmpty: (d) => (d.empty === "kings" ? "空列只放 K" : "空列不可放"),
  tableMoves: (d) => (d.moves === "single" ? "一次一张" : "宽松"),
  tableOrder: () => "整块发牌",
  playerMoves: (d) => `${d.count} 步`,
  cardsHome: (d) => `归位 ${d.count} 张`,
  singleCards: (d) => `${d.count} 张`,
  stuck: () => "已经没有牌能动了。",
  homeEmpty: (d) => `${d.suit}归位区，空`,
  homeUpTo: (d) => `${d.suit}归位区，到 ${d.rank}`,
  pileEmpty: (d) => `${d.place}，空`,
  pileCell: (d) => `${d.place}`,
  pileColumn: (d) => `${d.place}，${d.count} 张`,
  cardThere: (d) => `${d.card}，${d.place}`,
  cardInColumn: (d) => `${d.card}，${d.place}，第 ${d.nth} 张，共 ${d.of} 张`,
  lifted: ({ card, more, places }) => `拿起${card}${andMore(more)}。可以放到：${places.join("、")}。`,
  liftedForNothing: ({ card, more }) => `拿起${card}${andMore(more)}。现在没有地方可放。`,
  putBack: () => "已放回。",
  nowhere: (d) => `${d.card} 没有更好的去处。`,
  alreadyHome: () => "已经归位了。",
  typed: (d) => `${d.text} …`,
  room: (d) => `一次最多 ${d.most} 张`,
  roomTwice: (d) => `一次最多 ${d.most} 张，到空列 ${d.empty} 张`,
  autoplay: () => "牌自动归位",
  autoplayNone: () => "从不",
  autoplayNoneSays: () => "每张牌都由你自己归位。",
  autoplaySafe: () => "安全时",
  autoplaySafeSays: () => "只有其他牌用不到的牌。",
  autoplayMax: () => "一律",
  autoplayMaxSays: () => "能归位就归位。少数牌局这样会无解。",
  "table-too-small": (d) => `${PARTS[String(d.name)] ?? d.name}太少：${d.found}，最少要 ${d.least}。`,
  "table-out-of-range": (d) => `${d.name}=${d.found} 摆不成牌桌：${d.name} 是 ${d.least} 到 ${d.most}。`,
  "not-an-option": (d) =>
    `“${d.text}”不是选项：cascades=4 到 13、cells=0 到 10、build=alternate、suit 或 any、empty=any、kings 或 none、` +
    `moves=single、multi 或 relaxed、order=roundrobin 或 blocks、dealt=0 到 10，或名称：${commas(d.members)}。`,
  "not-a-choice": (d) => `“${d.text}”不是选项：${d.name} 是 ${commas(d.choices)} 之一。`,
  "two-members": (d) => `${d.name} 和 ${d.other} 是两种游戏：请选一种。`,
  "said-twice": (d) => `${d.what}=${d.before} 和 ${d.what}=${d.value} 互相矛盾：请拿掉一个。`,
  "no-cells-for-deal": (d) => `${d.dealt} 张牌放不进 ${d.cells} 个暂存格。`,
  "board-on-one-line": () => "这些牌都在同一行：牌面的每一列各占一行。按发牌顺序的整副牌，请直接当作牌局输入。",
  "not-a-deal": (d) => `“${d.text}”不是牌局：应为编号、“seed:”加任意文字、52 张牌，或整个牌面。`,
  "no-such-deal": (d) => `没有牌局 ${d.number}：编号是 1 到 ${d.last}。`,
  "card-twice": (d) => `${name(d.card)} 出现两次：52 张牌每张只能有一次。`,
  "card-missing": (d) => `缺了 ${name(d.card)}：52 张牌每张都要有一次。`,
  "too-many-columns": (d) => `这个牌面的列数比牌桌多，牌桌只有 ${d.cascades} 列。`,
  "too-many-cells": (d) => `这个牌面用的暂存格比牌桌多，牌桌只有 ${d.cells} 个。`,
  "unknown-heading": (d) => `“${d.text}”不是牌面的一部分：应为 Foundations: 或 Freecells:。`,
  "not-a-foundation": (d) => `“${d.text}”没有说明哪些已归位：应为 H-5 或 C-0。`,
  "not-a-move-text": (d) => `“${d.text}”不是一步：请写 26、5a、a3 或 7h，要指定张数就写 26x3。`,
  "no-such-place": (d) => {
    if (d.last === "") return `没有暂存格 ${d.name}：这张牌桌没有暂存格。`;
    return d.kind === "cascade"
      ? `没有第 ${d.name} 列：这张牌桌是第 ${d.first} 到 ${d.last} 列。`
      : `没有暂存格 ${d.name}：这张牌桌是暂存格 ${d.first} 到 ${d.last}。`;
  },
  "bad-count": (d) => `一步至少移一张牌，不能是 ${d.count} 张。`,
  "same-place": (d) => `那就是${placeName(d.place)}本身：牌要移到别的地方。`,
  "nothing-there": (d) => `${placeName(d.place)}里没有牌。`,
  "too-few-cards": (d) => `不能从${placeName(d.place)}拿 ${d.count} 张：那里只有 ${d.held} 张。`,
  "home-stays": () => "归位的牌就不再动。",
  "cell-taken": (d) => `${name(d.card)} 不能放那里：暂存格里有 ${name(d.onto)}。`,
  "not-one-lower": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：必须刚好小 1 点。`,
  "same-colour": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：颜色必须不同。`,
  "other-suit": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上：花色必须相同。`,
  "kings-alone": (d) => `${name(d.card)} 不能放那里：这张牌桌的空列只能放 K。`,
  "column-stays-empty": (d) => `${name(d.card)} 不能放那里：这张牌桌的空列不能再放牌。`,
  "ace-comes-first": (d) => `${name(d.card)} 还不能归位：要先放 A。`,
  "not-next-home": (d) => `${name(d.card)} 不能放在 ${name(d.onto)} 上归位：必须是那个花色的下一张。`,
  "runs-move-whole": () => "这里不能指定张数：这张牌桌的牌串一律整串移动。",
  "single-cards": () => "这个游戏一次只能移一张牌。",
  "one-card-there": (d) => `一次只能有一张牌${d.kind === "cell" ? "进暂存格" : "归位"}。`,
  "not-a-run": (d) => `这些牌不能一起移：${name(d.card)} 接不上 ${name(d.onto)}。`,
  "no-room": (d) =>
    `空间不够移 ${d.count} 张：有 ${d.cells} 个空的暂存格和 ${d.columns} 个可用的空列时，最多移 ${d.most} 张。`,
} satisfies typeof en;
