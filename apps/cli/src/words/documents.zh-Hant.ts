/** What the command says of implementations of source documents, in Traditional Chinese. */

import type { documents } from "./documents.en.ts";

export const table = {
  checkDocumentSummary: () => "檢查一個實作是否做到原始文件所說的",
  checkDocumentAbout: () =>
    "拿原始文件所說的每一句話檢查一個實作：我們的，或任何逐行回答的程式（docs/check-document.md）。每一句通過或失敗，附上最小的例子。",
  documentArgument: () => "文件的名稱；寫別的字會列出所有名稱",
  documentCommandArgument: () => "-- 之後是啟動你的實作的指令；用 --mutants 時，是啟動你的測試的指令",
  mutantsOption: () => "為每個錯誤的實作（由 BAIZE_SUBJECT 指定）啟動一次你的測試，數出抓到幾個",
  scriptOption: () => "一步步印出會問什麼",
  adapterOption: () =>
    "印出詢問你的類別的檔案：java（BaizeAdapter.java）、javascript（baize_adapter.mjs）或 python（baize_adapter.py）",
  serveOption: () => "自己逐行回答，作為我們的實作或錯誤的實作",
  sentenceLine: (d) =>
    `${{ pass: "通過", fail: "失敗", none: "沒有", more: "額外" }[d.verdict]}  ${d.id.padEnd(8)} ${d.says}`,
  documentScore: (d) =>
    `${d.title}：${d.all} 句中通過 ${d.passed} 句，100 分中得 ${Math.floor((100 * d.passed) / d.all)} 分`,
  sequelLeftOut: (d) => `未計入：文件後續部分（${d.sequel}）的 ${d.count} 句，這裡完全沒有。`,
  beyondLeftOut: (d) => `未計入：超出文件要求、這裡沒做到的 ${d.count} 句。`,
  mutantLine: (d) => `${d.found ? "抓到" : "漏掉"}  ${d.name}，它違反 ${d.sentence} ${d.says}`,
  mutantScore: (d) => `${d.all} 個錯誤的實作中抓到 ${d.found} 個`,
  testsFail: () => "這些測試對正確的實作也失敗：請先讓它們通過。",
  testsWaver: () => "這些測試起先通過正確的實作，後來卻失敗：每次執行的結果必須相同。",
  programGivenUp: (d) => `${d.command} 兩次沒有及時回答，不再問它；沒有評判的句子：${d.count}。`,
  muteProgram: (d) => `${d.command} 在 ${d.seconds} 秒內沒有回答：讀到每一行都應立刻寫出一行。`,
  endedProgram: (d) => `${d.command} 在第一個回答之前就結束了；怎麼問見 docs/check-document.md。`,
  answerTooLong: (d) => `${d.command} 的回答沒完沒了：一行最多 ${d.most} 個字元。`,
  cannotStart: (d) => `無法啟動 ${d.command}：${d.why}。`,
} satisfies typeof documents;
