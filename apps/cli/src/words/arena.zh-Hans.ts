/** What the command says of the arena, in Simplified Chinese. */

import type { arena } from "./arena.en.ts";

const percentOf = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The names of levels fit into this. */
const NAMES = 11;
const pointsOf = ({ points: { mean, se } }: Parameters<typeof arena.standing>[0]): string =>
  `每局 ${mean}${se === null ? "" : ` ± ${se}`} 分`;

export const table = {
  arenaSummary: () => "让电脑互相对打",
  arenaAbout: () => "让电脑在复式牌局上互相对打：每个牌局都由每个电脑坐过每个座位。",
  seatsOption: () =>
    "每个座位一个电脑，以逗号分隔，第一个是主角：等级、cmd:COMMAND 是程序（docs/engine.md），或 module:FILE",
  ladderOption: () => "由弱到强的电脑，以逗号分隔：每个都和一桌较弱的对打",
  seatsOrLadder: () => "需要 --seats 或 --ladder。",
  dealsOption: () => "几个牌局（默认：100；用 --sprt 时打到有结论为止）",
  scoringOption: () => "怎么计分：cards，或 rules 用规则自己的罚分（默认：cards）",
  movetimeOption: () => "每一手最多想几毫秒（默认：不限）",
  nodesOption: () => "每一手最多看几个局面或试打几次",
  sprtOption: () => "当第一个的每局分数确定不高于低的数字，或不低于高的数字时停止，例如 0,0.5",
  wrongSprt: () => "--sprt 要两个数字，小的在前，例如 0,0.5。",
  sprtNeedsSeats: () => "--sprt 测试 --seats 的第一个；不能和 --ladder 一起用。",
  noSuchScoring: (d) => `“${d.word}”不是计分方式。请选 ${d.words.join(" 或 ")}。`,
  cannotImport: (d) => `无法加载 ${d.file}：${d.why}。`,
  noBotInModule: (d) =>
    `${d.file} 里没有电脑玩家：应以 bot 或默认导出一个对象，含 choose(view, legalMoves, random, budget)。`,
  cannotSit: (d) => `${d.name} 不能打：${d.why}`,
  botHasNoMove: () => "它没有给出任何一手。",
  botFailed: (d) => `它出错了（${d.why}）。`,
  botSays: (d) => `它说：${d.text}`,
  botEnded: (d) => (d.code === "" ? "它被结束了。" : `它以退出码 ${d.code} 结束。`),
  botSilent: (d) => `它 ${d.seconds} 秒没有响应。`,
  fault: (d) => `${d.bot}，牌局 ${d.deal}：${d.why}它要为整手牌付分给其他每个人。${d.link}`,
  recordsOption: () => "把每一局写进文件（可用 verify 回放），每行一个对象：deal、seats、link、points、fault",
  arenaStopped: (d) => `打了 ${d.deals} 个牌局中的 ${d.done} 个后停止。`,
  moreFaults: (d) => `${d.bot}：一共犯规 ${d.count} 次。`,
  tested: (d) =>
    d.verdict === "undecided"
      ? `${d.deals} 局后仍无结论：${d.bot} 每局介于 ${d.low} 和 ${d.high} 分之间。`
      : `${d.deals} 局后有结论：${d.bot} 每局${d.verdict === "high" ? `至少 ${d.high}` : `最多 ${d.low}`} 分。`,
  seedOption: () => "牌局的名称",
  presetOption: () => "规则的名称",
  noArena: (d) => `${d.title}没有竞技场。`,
  wrongSeats: (d) => `指定了 ${d.found} 个电脑；需要 ${d.needed} 个，以逗号分隔。`,
  standing: (d) =>
    `${d.bot.padEnd(Math.max(NAMES, d.width ?? 0))} ${pointsOf(d)}，胜率 ${percentOf(d.winRate)}${d.faults === undefined ? "" : `，犯规 ${d.faults} 次`}`,
  ladderLevel: (d) => `${String(d.bot).padEnd(NAMES)} ${d.says}`,
  ladderStep: (d) => `${d.bot.padEnd(NAMES)} 对 ${d.below.padEnd(NAMES)} ${pointsOf(d)}，胜率 ${percentOf(d.winRate)}`,
} satisfies typeof arena;
