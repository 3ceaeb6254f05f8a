/** The rules of Big Two for players, in Hong Kong's words where they differ. */

import type { say } from "./rules.en.ts";

import { table as base } from "./rules.zh-Hant.ts";

export const table = {
  ...base,
  high1: () =>
    "2 最大，其次是 A、K，一路到 3 最小。點數相同時比花色：由小到大是階磚、梅花、紅心、葵扇。所以葵扇 2 最大，什麼都壓得過；階磚 3 最小，什麼都壓不過。",
  highShown: () => "由小到大：階磚 3、葵扇 3、一張 10、一張 K、一張 A、階磚 2 和葵扇 2。",
  plays1: () =>
    "可以出單張、一對或五張。五張的牌型由小到大：蛇（順子，五張點數相連）、花（同花，五張同花色）、俘虜（葫蘆，三張加兩張）、四條（加任意一張，又叫金剛）、同花順。",
  plays2: () => "蛇比最大的那張，花比花色，俘虜比三條的點數，四條比那四張的點數。",
  playsShown: () => "單張、一對，以及五張的五種牌型，由小到大：蛇、花、俘虜、四條、同花順。",
  round1: () =>
    "拿到階磚 3 的人先出，而且要包含它。接著輪流出一樣多張、但更大的牌，或 Pass。Pass 只算這一次：再輪到你時還可以出。",
  round2: () => "連續三家 Pass 之後，最後出牌的人取得出牌權，可以出任何牌。",
  here2: () =>
    "用鍵盤時，方向鍵在手牌間移動，空白鍵選牌，O 選提供的牌型，Enter 出牌，P 是 Pass，S 整理，H 要提示。按住 Shift 加方向鍵移動那張牌。",
  ways1: () =>
    "香港：可以出三條，A-2-3-4-5 是最小的蛇。台灣：沒有花，Pass 了的人這一輪不能再出，四條和同花順壓過任何牌，下家只剩一張時單張必須出最大的。新加坡：2-3-4-5-6 是最大的蛇。Pusoy Dos：梅花最小，階磚最大。",
  ways2: () => "另外兩種是用來比較程式的：Charlesworth 有四張的牌型，Bluo 的蛇裡不能有 2。",
  straight: () => "蛇",
  flush: () => "花",
  fullHouse: () => "俘虜",
  four: () => "四條",
} satisfies typeof say;
