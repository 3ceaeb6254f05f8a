/** What Big Two says, in Hong Kong's words where they differ. */

import { type Card, suitOf } from "@baize/cards";
import { commas } from "@baize/kernel";
import { apart } from "./apart.ts";
import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

const SUITS = ["梅花", "階磚", "紅心", "葵扇"];
const KINDS: Readonly<Record<string, string>> = {
  single: "單張",
  pair: "對子",
  triple: "三條",
  "two-pair": "兩對",
  four: "四條",
  straight: "蛇",
  flush: "花",
  "full-house": "俘虜",
  "four-kicker": "四條",
  "straight-flush": "同花順",
};
const NO_PLAY: Readonly<Record<string, string>> = {
  "no-pair": "兩張牌必須是對子才能出。",
  three: "這裡不能出三張牌。",
  "no-triple": "三張牌必須點數相同才能出。",
  four: "這裡不能出四張牌。",
  "no-four": "四張牌必須是兩對或四條才能出。",
  "no-straight": "在這裡那不是蛇。",
  flush: "這裡不能出花。",
  kicker: "這裡四條不能再帶一張。",
  "no-five": "這五張牌不成牌型。",
};

export const table = {
  ...base,
  "no-such-preset": (d) => `「${d.text}」不是鋤大弟的玩法；請選 ${commas(d.presets)} 之一。`,
  "no-play": (d) => NO_PLAY[String(d.why)] ?? "沒有這麼多張牌的牌型。",
  "too-weak": (d) => {
    if (d.why === "unbeatable") return "這裡沒有牌能壓同花順。";
    if (d.why === "lower") return `需要更大的${KINDS[String(d.over)]}。`;
    if (d.why === "own-kind") return `這裡${KINDS[String(d.kind)]}只能壓同樣的牌型。`;
    return `${KINDS[String(d.kind)]}壓不過${KINDS[String(d.over)]}。`;
  },
  "no-pass-opening": () => "第一手不能 Pass。",
  "no-pass-free": () => "現在由你先出，不能 Pass。",
  kind: (d) => KINDS[String(d.kind)] ?? "",
  suit: (d) => SUITS[suitOf(Number(d.card) as Card)] ?? "",
  youPassed: () => "你 Pass 了。",
  youPass: () => "你 Pass。",
  passes: (d) => apart`${d.seat} Pass。`,
  allPassed: () => "大家都 Pass，想出什麼都行。",
  beatSingle: (d) => `壓過${d.seat}的 ${d.of}，或 Pass。`,
  beat: (d) => `壓過${d.seat}的${d.kind}，或 Pass。`,
  passed: () => "Pass",
  saidPassed: () => "Pass",
  match: (d) => (d.deal === "" ? "鋤大弟" : `鋤大弟 ${d.deal}`),
  misSays: () => "單張、對子和五張。Pass 之後還能再出。",
  taiwanSays: () => "沒有花。Pass 了，這一輪就不能再出；四條是炸彈，剩 2 加倍。",
  singaporeSays: () => "2-3-4-5-6 是最大的蛇。剩十張以上加倍，十三張三倍。",
  pusoydosSays: () => "階磚是最大的花色，梅花 3 先出。可以出三條。",
  charlesworthSays: () => "階磚 3 單獨先出。兩對和四條是四張的牌型。",
  bluo42Says: () => "蛇裡不能有 2。剩十張以上加倍，十三張三倍。",
  pass: () => "Pass",
  passedOn: (d) => apart`${d.seat}出${d.beaten}，你 Pass`,
} satisfies typeof en;
