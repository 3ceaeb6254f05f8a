/** How a command line is explained and what is wrong with one, in Simplified Chinese. */

import { commas } from "@baize/kernel";
import type { usage } from "./usage.en.ts";

export const table = {
  usageTitle: () => "用法：",
  argumentsTitle: () => "参数：",
  optionsTitle: () => "选项：",
  commandsTitle: () => "命令：",
  optionsPlace: () => "[选项]",
  commandPlace: () => "[命令]",
  helpOption: () => "显示帮助",
  defaultIs: (d) => `（默认：${d.value}）`,
  unknownOption: (d) => `没有“${d.word}”这个选项。`,
  optionOf: (d) => `${d.word} 是${d.titles.join("、")}的选项。`,
  unknownCommand: (d) => `没有“${d.word}”这个命令。`,
  missingArgument: (d) => `缺少参数“${d.word}”。`,
  missingValue: (d) => `选项“${d.word}”缺少值。`,
  tooManyArguments: (d) =>
    `${d.command === undefined ? "" : `“${d.command}”的`}参数太多：最多 ${d.most} 个，却有 ${d.count} 个：${commas(d.words)}。`,
  didYouMean: (d) => `是不是 ${commas(d.words)}？`,
} satisfies typeof usage;
