/** What the command says of the arena, in Traditional Chinese. */

import type { arena } from "./arena.en.ts";

const percentOf = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The names of levels fit into this. */
const NAMES = 11;
const pointsOf = ({ points: { mean, se } }: Parameters<typeof arena.standing>[0]): string =>
  `每局 ${mean}${se === null ? "" : ` ± ${se}`} 分`;

export const table = {
  arenaSummary: () => "讓電腦互相對打",
  arenaAbout: () => "讓電腦在複式牌局上互相對打：每個牌局都由每個電腦坐過每個座位。",
  seatsOption: () =>
    "每個座位一個電腦，以逗號分隔，第一個是主角：等級、cmd:COMMAND 是程式（docs/engine.md），或 module:FILE",
  ladderOption: () => "由弱到強的電腦，以逗號分隔：每個都和一桌較弱的對打",
  seatsOrLadder: () => "需要 --seats 或 --ladder。",
  dealsOption: () => "幾個牌局（預設：100；用 --sprt 時打到有結論為止）",
  scoringOption: () => "怎麼計分：cards，或 rules 用規則自己的罰分（預設：cards）",
  movetimeOption: () => "每一手最多想幾毫秒（預設：不限）",
  nodesOption: () => "每一手最多看幾個局面或試打幾次",
  sprtOption: () => "當第一個的每局分數確定不高於低的數字，或不低於高的數字時停止，例如 0,0.5",
  wrongSprt: () => "--sprt 要兩個數字，小的在前，例如 0,0.5。",
  sprtNeedsSeats: () => "--sprt 測試 --seats 的第一個；不能和 --ladder 一起用。",
  noSuchScoring: (d) => `「${d.word}」不是計分方式。請選 ${d.words.join(" 或 ")}。`,
  cannotImport: (d) => `無法載入 ${d.file}：${d.why}。`,
  noBotInModule: (d) =>
    `${d.file} 裡沒有電腦玩家：應以 bot 或預設匯出一個物件，含 choose(view, legalMoves, random, budget)。`,
  cannotSit: (d) => `${d.name} 不能打：${d.why}`,
  botHasNoMove: () => "它沒有給出任何一手。",
  botFailed: (d) => `它出錯了（${d.why}）。`,
  botSays: (d) => `它說：${d.text}`,
  botEnded: (d) => (d.code === "" ? "它被結束了。" : `它以結束碼 ${d.code} 結束。`),
  botSilent: (d) => `它 ${d.seconds} 秒沒有回應。`,
  fault: (d) => `${d.bot}，牌局 ${d.deal}：${d.why}它要為整手牌付分給其他每個人。${d.link}`,
  recordsOption: () => "把每一局寫進檔案（可用 verify 重播），每行一個物件：deal、seats、link、points、fault",
  arenaStopped: (d) => `打了 ${d.deals} 個牌局中的 ${d.done} 個後停止。`,
  moreFaults: (d) => `${d.bot}：一共犯規 ${d.count} 次。`,
  tested: (d) =>
    d.verdict === "undecided"
      ? `${d.deals} 局後仍無結論：${d.bot} 每局介於 ${d.low} 和 ${d.high} 分之間。`
      : `${d.deals} 局後有結論：${d.bot} 每局${d.verdict === "high" ? `至少 ${d.high}` : `最多 ${d.low}`} 分。`,
  seedOption: () => "牌局的名稱",
  presetOption: () => "規則的名稱",
  noArena: (d) => `${d.title}沒有競技場。`,
  wrongSeats: (d) => `指定了 ${d.found} 個電腦；需要 ${d.needed} 個，以逗號分隔。`,
  standing: (d) =>
    `${d.bot.padEnd(Math.max(NAMES, d.width ?? 0))} ${pointsOf(d)}，勝率 ${percentOf(d.winRate)}${d.faults === undefined ? "" : `，犯規 ${d.faults} 次`}`,
  ladderLevel: (d) => `${String(d.bot).padEnd(NAMES)} ${d.says}`,
  ladderStep: (d) => `${d.bot.padEnd(NAMES)} 對 ${d.below.padEnd(NAMES)} ${pointsOf(d)}，勝率 ${percentOf(d.winRate)}`,
} satisfies typeof arena;
