/** What is said where boards are made, in Simplified Chinese. */

import type { say } from "./editor.en.ts";

const CELLS: Readonly<Record<string, string>> = { O: "棋子", ".": "空孔", "*": "没有孔" };

export const table = {
  cell: (d) => `${d.hole}，${CELLS[String(d.cell)]}`,
  yourBoard: () => "你的棋盘",
  canvas: () => "棋盘种类",
  square7: () => "7 × 7",
  square9: () => "9 × 9",
  triangular: () => "三角",
  hexagonal: () => "六角",
  pressPuts: () => "按一下放",
  peg: () => "棋子",
  hole: () => "孔",
  nothing: () => "无",
  play: () => "玩",
  copyLink: () => "复制链接",
  copied: () => "链接已复制，打开就是这个棋盘。",
  undo: () => "撤销",
  redo: () => "重做",
  noPegs: () => "没有棋子",
  english: () => "英式",
  wiegleb: () => "维格勒布",
  triangle: () => "三角形",
  hexagon: () => "六角形",
  how: () =>
    "按一格就能改变它，按住拖过去可以改很多格。用键盘时，方向键移动，O 放棋子，. 放孔，* 清掉，空格键轮流切换。",
  keepAs: () => "保存为",
  keep: () => "保存",
  nameFirst: () => "请先取个名字再保存。",
  kept: (d) => `“${d.name}”已保存。`,
  forget: (d) => `删除“${d.name}”`,
  putPegs: () => "在棋盘上放些棋子。",
  alreadyWon: () => "只有一颗棋子：已经赢了。",
  noJump: () => "无解：没有棋子能跳。",
  winnable: () => "有解。最少几步还不知道。",
  winnableIn: (d) => `有解，最少 ${d.sweeps} 步。`,
  lost: () => "无解。",
  lostWhy: (d) => `无解。${d.why}`,
  more: () => "更多",
  unknown: () => "还不知道。",
} satisfies typeof say;
