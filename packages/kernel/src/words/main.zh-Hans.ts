/** What the kernel says, in Simplified Chinese. */

import type { en } from "./en.ts";

const FIELDS: Readonly<Record<string, string>> = {
  json: "不是 JSON",
  object: "应为 JSON 对象",
  baize: "“baize”字段应为格式编号",
  game: "“game”字段应为文字",
  rules: "“rules”字段应为版本编号",
  options: "“options”字段应为文字",
  deal: "“deal”字段应为文字",
  moves: "“moves”字段应为文字列表",
  why: "“why”字段应为每步一个字母",
};

export const table = {
  "not-your-turn": (d) => `还没轮到座位 ${d.seat}：现在轮到座位 ${d.toMove}。`,
  "game-over": () => "游戏已结束，不能再走了。",
  "nothing-to-undo": () => "没有可以撤销的步骤。",
  "nothing-to-redo": () => "没有可以重做的步骤。",
  "match-too-long": (d) => `一场对局最多 ${d.most} 步；这样会有 ${d.moves} 步。`,
  "no-such-ply": (d) => `没有第 ${d.ply} 步：这场对局共 ${d.plies} 步。`,
  "not-an-event": (d) => `“${d.text}”不是牌桌现在会记录的事。`,
  "not-a-move": (d) => `“${d.text}”由牌桌记录，不能当作一步来走。`,
  "bad-random-state": (d) => `“${d.text}”不是随机数状态：应为 32 个十六进制数字，且不全为零。`,
  "bad-fair-deal": (d) => `“${d.text}”不是公平牌局：应为 fair:、64 个十六进制数字、一个冒号，再加上每人 32 个数字。`,
  "save-unreadable": (d) => `这不是 Baize 存档：${FIELDS[String(d.field)] ?? `“ply”字段应为 0 到 ${d.most} 的整数`}。`,
  "save-too-new": (d) => `这个存档的格式是 ${d.version}；本程序最多读到格式 ${d.newest}。`,
  "save-other-game": (d) => `这个存档的游戏是“${d.found}”；应为“${d.expected}”。`,
  "save-other-rules": (d) => `这个存档用的是规则版本 ${d.found}；现在使用版本 ${d.expected}。`,
  "link-unreadable": (d) =>
    d.problem === "percent"
      ? `“${d.text}”不是对局链接：其中的 % 符号已损坏。`
      : `“${d.text}”不是对局链接：应为 /game/deal?moves=…。`,
  "replay-failed": (d) => `第 ${d.ply} 步“${d.text}”不能走：${d.why}`,
  refused: (d) => `按规则 ${d.rule} 拒绝：${d.code}。`,
  you: () => "你",
  seat: (d) => `座位 ${d.seat}`,
  deal: (d) => `牌局 ${d.deal}`,
  dealWord: () => "牌局",
  ownDeal: () => "自定义牌局",
  fairDeal: () => "公平牌局",
  match: (d) => `${d.title}：${d.deal}`,
  moves: (d) => `${d.count} 步`,
  noBot: (d) => `没有叫 ${d.name} 的电脑玩家。`,
  lineFollows: (d) => `照这条路走，再 ${d.length}就赢了。`,
  stepsFromTo: (d) => (d.from === d.to ? `第 ${d.from} 步` : `第 ${d.from} 到 ${d.to} 步`),
  sentenceAfter: (d) => `${d.before}${d.after}`,
  wordAfter: (d) => `${d.before}、${d.after}`,
  factAfter: (d) => `${d.before}，${d.after}`,
  stuck: () => "已经无路可走。",
} satisfies typeof en;
