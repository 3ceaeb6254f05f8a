/** How a command line is explained and what is wrong with one, in Traditional Chinese. */

import { commas } from "@baize/kernel";
import type { usage } from "./usage.en.ts";

export const table = {
  usageTitle: () => "用法：",
  argumentsTitle: () => "引數：",
  optionsTitle: () => "選項：",
  commandsTitle: () => "指令：",
  optionsPlace: () => "[選項]",
  commandPlace: () => "[指令]",
  helpOption: () => "顯示說明",
  defaultIs: (d) => `（預設：${d.value}）`,
  unknownOption: (d) => `沒有「${d.word}」這個選項。`,
  optionOf: (d) => `${d.word} 是${d.titles.join("、")}的選項。`,
  unknownCommand: (d) => `沒有「${d.word}」這個指令。`,
  missingArgument: (d) => `缺少引數「${d.word}」。`,
  missingValue: (d) => `選項「${d.word}」缺少值。`,
  tooManyArguments: (d) =>
    `${d.command === undefined ? "" : `「${d.command}」的`}引數太多：最多 ${d.most} 個，卻有 ${d.count} 個：${commas(d.words)}。`,
  didYouMean: (d) => `是不是 ${commas(d.words)}？`,
} satisfies typeof usage;
