/** What the page says about what is kept, and what could not be, in Traditional Chinese. */

import type { sayHere } from "./keeping.en.ts";

export const table = {
  keepsNothing: () => "這個瀏覽器不會保存任何東西：離開前請先匯出。",
  keepsBack: () => "這個瀏覽器沒有交出你的對局：請重新載入頁面。",
  storageFull: (d) => `這個瀏覽器沒有空間了：你最近的${d.what}沒有存下來。`,
  storageFailed: (d) => `這個瀏覽器無法寫入：你最近的${d.what}沒有存下來。`,
  unkeptMoves: () => "步驟",
  unkeptSettings: () => "設定",
  unkeptBoth: () => "步驟與設定",
  exportShort: () => "匯出",
  removeSure: (d) => `要移除 ${d.count} 場最舊的已結束對局嗎？之後只有匯出的檔案能找回。`,
  removeThem: () => "移除",
  keepThem: () => "保留",
  removeOld: (d) => `移除 ${d.count} 場舊對局`,
  later: () => "以後再說",
  notKept: () => "未保存",
  reading: (d) => `讀取中：${d.all} 場對局中的第 ${d.read} 場。`,
  importFull: () => "這個瀏覽器放不下這些對局：一場都沒有讀入。",
  keeping: () => "你的對局與設定",
  keepingSays: () => "一切都留在這個瀏覽器裡。可以存成一個檔案帶走。",
  importFile: () => "匯入檔案",
  exported: (d) => `已存檔：${d.count} 場對局和你的設定。`,
  imported: (d) => `${d.all} 場對局中有 ${d.added} 場是新的。`,
  importedSome: (d) => `${d.all} 場對局中有 ${d.added} 場是新的；${d.bad} 場無法讀取。`,
  importedUnplayable: (d) => `${d.count} 場含有不可能存在的牌局、選項或步驟：原樣保留，並列在戰績裡。`,
  importedSettings: () => "檔案裡有些設定不屬於這個 Baize：已略過。",
  exportFile: () => "匯出成檔案",
} satisfies typeof sayHere;
