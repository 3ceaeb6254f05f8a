/** What is said where boards are made, in Traditional Chinese. */

import type { say } from "./editor.en.ts";

const CELLS: Readonly<Record<string, string>> = { O: "棋子", ".": "空孔", "*": "沒有孔" };

export const table = {
  cell: (d) => `${d.hole}，${CELLS[String(d.cell)]}`,
  yourBoard: () => "你的棋盤",
  canvas: () => "棋盤種類",
  square7: () => "7 × 7",
  square9: () => "9 × 9",
  triangular: () => "三角",
  hexagonal: () => "六角",
  pressPuts: () => "按一下放",
  peg: () => "棋子",
  hole: () => "孔",
  nothing: () => "無",
  play: () => "玩",
  copyLink: () => "複製連結",
  copied: () => "連結已複製，打開就是這個棋盤。",
  undo: () => "復原",
  redo: () => "重做",
  noPegs: () => "沒有棋子",
  english: () => "英式",
  wiegleb: () => "維格勒布",
  triangle: () => "三角形",
  hexagon: () => "六角形",
  how: () =>
    "按一格就能改變它，按住拖過去可以改很多格。用鍵盤時，方向鍵移動，O 放棋子，. 放孔，* 清掉，空白鍵輪流切換。",
  keepAs: () => "保存為",
  keep: () => "保存",
  nameFirst: () => "請先取個名字再保存。",
  kept: (d) => `「${d.name}」已保存。`,
  forget: (d) => `刪除「${d.name}」`,
  putPegs: () => "在棋盤上放些棋子。",
  alreadyWon: () => "只有一顆棋子：已經贏了。",
  noJump: () => "無解：沒有棋子能跳。",
  winnable: () => "有解。最少幾步還不知道。",
  winnableIn: (d) => `有解，最少 ${d.sweeps} 步。`,
  lost: () => "無解。",
  lostWhy: (d) => `無解。${d.why}`,
  more: () => "更多",
  unknown: () => "還不知道。",
} satisfies typeof say;
