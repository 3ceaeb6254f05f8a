/** What the command says of implementations of source documents, in Simplified Chinese. */

import type { documents } from "./documents.en.ts";

export const table = {
  checkDocumentSummary: () => "检查一个实现是否做到原始文档所说的",
  checkDocumentAbout: () =>
    "拿原始文档所说的每一句话检查一个实现：我们的，或任何逐行回答的程序（docs/check-document.md）。每一句通过或失败，附上最小的例子。",
  documentArgument: () => "文档的名称；写别的字会列出所有名称",
  documentCommandArgument: () => "-- 之后是启动你的实现的命令；用 --mutants 时，是启动你的测试的命令",
  mutantsOption: () => "为每个错误的实现（由 BAIZE_SUBJECT 指定）启动一次你的测试，数出抓到几个",
  scriptOption: () => "一步步打印会问什么",
  adapterOption: () =>
    "打印询问你的类的文件：java（BaizeAdapter.java）、javascript（baize_adapter.mjs）或 python（baize_adapter.py）",
  serveOption: () => "自己逐行回答，作为我们的实现或错误的实现",
  sentenceLine: (d) =>
    `${{ pass: "通过", fail: "失败", none: "没有", more: "额外" }[d.verdict]}  ${d.id.padEnd(8)} ${d.says}`,
  documentScore: (d) =>
    `${d.title}：${d.all} 句中通过 ${d.passed} 句，100 分中得 ${Math.floor((100 * d.passed) / d.all)} 分`,
  sequelLeftOut: (d) => `未计入：文档后续部分（${d.sequel}）的 ${d.count} 句，这里完全没有。`,
  beyondLeftOut: (d) => `未计入：超出文档要求、这里没做到的 ${d.count} 句。`,
  mutantLine: (d) => `${d.found ? "抓到" : "漏掉"}  ${d.name}，它违反 ${d.sentence} ${d.says}`,
  mutantScore: (d) => `${d.all} 个错误的实现中抓到 ${d.found} 个`,
  testsFail: () => "这些测试对正确的实现也失败：请先让它们通过。",
  testsWaver: () => "这些测试起先通过正确的实现，后来却失败：每次运行的结果必须相同。",
  programGivenUp: (d) => `${d.command} 两次没有及时回答，不再问它；没有评判的句子：${d.count}。`,
  muteProgram: (d) => `${d.command} 在 ${d.seconds} 秒内没有回答：读到每一行都应立刻写出一行。`,
  endedProgram: (d) => `${d.command} 在第一个回答之前就结束了；怎么问见 docs/check-document.md。`,
  answerTooLong: (d) => `${d.command} 的回答没完没了：一行最多 ${d.most} 个字符。`,
  cannotStart: (d) => `无法启动 ${d.command}：${d.why}。`,
} satisfies typeof documents;
