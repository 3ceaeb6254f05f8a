/** What the page says about what is kept, and what could not be, in Simplified Chinese. */

import type { sayHere } from "./keeping.en.ts";

export const table = {
  keepsNothing: () => "这个浏览器不会保存任何东西：离开前请先导出。",
  keepsBack: () => "这个浏览器没有交出你的对局：请重新加载页面。",
  storageFull: (d) => `这个浏览器没有空间了：你最近的${d.what}没有存下来。`,
  storageFailed: (d) => `这个浏览器无法写入：你最近的${d.what}没有存下来。`,
  unkeptMoves: () => "步骤",
  unkeptSettings: () => "设置",
  unkeptBoth: () => "步骤与设置",
  exportShort: () => "导出",
  removeSure: (d) => `要移除 ${d.count} 场最旧的已结束对局吗？之后只有导出的文件能找回。`,
  removeThem: () => "移除",
  keepThem: () => "保留",
  removeOld: (d) => `移除 ${d.count} 场旧对局`,
  later: () => "以后再说",
  notKept: () => "未保存",
  reading: (d) => `读取中：${d.all} 场对局中的第 ${d.read} 场。`,
  importFull: () => "这个浏览器放不下这些对局：一场都没有读入。",
  keeping: () => "你的对局与设置",
  keepingSays: () => "一切都留在这个浏览器里。可以存成一个文件带走。",
  importFile: () => "导入文件",
  exported: (d) => `已存档：${d.count} 场对局和你的设置。`,
  imported: (d) => `${d.all} 场对局中有 ${d.added} 场是新的。`,
  importedSome: (d) => `${d.all} 场对局中有 ${d.added} 场是新的；${d.bad} 场无法读取。`,
  importedUnplayable: (d) => `${d.count} 场含有不可能存在的牌局、选项或步骤：原样保留，并列在战绩里。`,
  importedSettings: () => "文件里有些设置不属于这个 Baize：已略过。",
  exportFile: () => "导出成文件",
} satisfies typeof sayHere;
