/** What the command says, in Traditional Chinese. Words that are typed as they stand, such as `undo`, are the same in every language. */

import type { Fact, Facts } from "@baize/kernel";
import { table as arena } from "./arena.zh-Hant.ts";
import { table as documents } from "./documents.zh-Hant.ts";
import type { en } from "./en.ts";
import { table as engine } from "./engine.zh-Hant.ts";
import { table as online } from "./online.zh-Hant.ts";
import { table as queue } from "./queue.zh-Hant.ts";
import { table as trouble } from "./trouble.zh-Hant.ts";
import { table as usage } from "./usage.zh-Hant.ts";

const EVERY_LEVEL = ({ title, weakest, strongest, standard }: Facts<"title" | "weakest" | "strongest" | "standard">) =>
  `${title}：${weakest} 到 ${strongest}，預設 ${standard}`;

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join("、")} 或 ${words.at(-1)}`;
/** A question after the word that was not understood, where another is near. */
const meant = (near: Fact): string => (near === undefined ? "" : `是不是 ${near}？`);
const counted = (n: number): string => n.toLocaleString("zh-Hant");
const more = (count: number): string => (count > 0 ? `，另有 ${counted(count)} 個` : "");

export const table = {
  // The command line.
  program: ({ titles }) => `在終端機玩${titles.join("、")}。`,
  versionOption: () => "顯示版本",
  moreHelp: () => "`baize --help` 有更多說明。",
  moreHelpOf: (d) => `\`baize ${d.command} --help\` 有更多說明。`,
  exitCodes: () =>
    [
      "",
      "結束碼：",
      "  0    完成或已解；若有多個牌局，每個都有結論",
      "  1    失敗",
      "  2    看不懂的命令列或牌局",
      "  3    證明無解；若是 verify、replay 或 --load，紀錄無效",
      "  4    用完額度而放棄",
      "  130  以 Ctrl+C 結束",
      "",
      "環境變數：",
      "  NO_COLOR, FORCE_COLOR, TERM=dumb  決定要不要顏色",
      "  LC_ALL, LC_MESSAGES, LANG         決定語言",
      "  BAIZE_QUEUE, BAIZE_SERVER         指定佇列和伺服器",
    ].join("\n"),
  examples: ({ lines }) => `\n範例：\n${lines.map((line) => `  ${line}`).join("\n")}`,
  anyOf: ({ words }) => either(words),
  noSuchGame: (d) => `沒有「${d.word}」這個遊戲。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchBot: (d) => `沒有「${d.word}」這個電腦玩家。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchBench: (d) => `沒有「${d.word}」這個測量項目。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchCommand: (d) => `沒有「${d.word}」這個指令。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchSetting: (d) => `沒有「${d.word}」這個設定。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchDocument: (d) => `沒有「${d.word}」這份文件。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchMutant: (d) => `「${d.word}」不在錯誤的實作之中。${meant(d.near)}`,
  noSuchAdapter: (d) => `沒有「${d.word}」的轉接檔。${meant(d.near)}請選 ${either(d.words)}。`,
  noSuchFormat: (d) => `${d.title}沒有「${d.word}」這種格式。${meant(d.near)}請選 ${either(d.words)}。`,
  meant: (d) => `${d.said}${meant(d.near)}`,
  notWhole: (d) => `${d.option} 是「${d.text}」；應為 ${d.least} 以上的整數。`,
  nothingIn: (d) => `${d.file}是空的：這裡要有牌局、盤面或對局記錄。`,
  lineNoDeal: (d) => `第 ${d.line} 行「${d.text}」不是牌局：這裡要有編號、名稱，或像 1-100 這樣的範圍。`,
  cannotRead: (d) => `無法讀取 ${d.file}：${d.why}。`,
  cannotWrite: (d) => `無法寫入 ${d.file}：${d.why}。`,
  cannotPrint: (d) => `無法寫出輸出：${d.why}。`,
  systemRefuses: (d) => `系統拒絕：${d.why}。`,
  needsClone: (d) => `這需要儲存庫的 clone：沒有 ${d.path}。`,

  // Options that several commands share.
  asciiOption: () => "花色和符號用一般字母",
  fourColorOption: () => "每種花色一種顏色",
  rulesOption: () => "規則，照遊戲的寫法（預設：一般規則）",
  jsonOption: () => "輸出成一個 JSON 物件",
  workersOption: () => "可以用幾個核心（預設：全部）",

  // Deals.
  dealSummary: () => "印出一個牌局",
  dealAbout: () => "印出一個牌局：依編號或名稱，或隨機一個。",
  dealArgument: () => "編號或名稱；省略則隨機",
  formatOption: ({ games }) => `格式：${games.map(({ title, formats }) => `${title}用 ${either(formats)}`).join("；")}`,
  dealNamed: (d) => `牌局 ${d.deal}`,

  // Records.
  replaySummary: () => "一步步顯示紀錄的對局",
  replayAbout: () => "一步步顯示紀錄的對局。",
  verifySummary: () => "檢查紀錄的對局是否正確",
  verifyAbout: () => "重播一份紀錄；顯示結果，或哪裡有什麼錯。",
  fileArgument: () => "檔案裡的存檔、保存的對局、頁面的匯出檔、分享連結或步驟清單；- 是標準輸入，也可以直接寫連結",
  gameOption: () => "步驟清單開頭沒有連結時的遊戲，或匯出檔裡對局的遊戲",
  dealOption: () => "步驟清單的牌局：編號或名稱、牌面，或含牌面的檔案",
  plyOption: () => "只顯示 n 步之後的牌桌",
  plyTooHigh: (d) => `--ply 是 ${d.ply}；這場對局有 ${d.moves} 步。`,
  listNeedsDeal: () => "步驟清單需要牌局，牌面需要遊戲：用 --game 和 --deal 指定，或在第一行寫 /game/deal。",
  wrongLine: (d) => `第 ${d.line} 行：第 ${d.ply} 步「${d.text}」不能走：${d.why}`,
  noMatches: () => "這個檔案裡沒有對局。",
  noMatchOf: (d) => `這個檔案裡沒有${d.title}的對局。`,
  someUnread: (d) => `這個檔案有 ${d.count} 場對局讀不了，第一場的原因是：${d.why}`,
  matchHeading: (d) => (d.deal === "" ? String(d.title) : `${d.title} ${d.deal}`),
  moveHeading: (d) => `第 ${d.ply} 步：${d.text}`,
  recordEnd: (d) => `${d.moves} 步，${d.result}。`,
  sealOption: () => "發牌前公布的封印，或它的前 8 位以上：必須是這個牌局的",
  sealedDeal: () => "公平牌局",
  fairDeal: (d) =>
    `如果這個封印是在發牌前公布的，牌局就是公平的：${d.seal}\n它由封起來的祕密和 ${d.people} 個人所加的內容抽出。`,
  otherSeal: (d) => `這個牌局不是這樣封印的：它自己的封印是 ${d.seal}。`,
  otherClaim: (d) => `這份紀錄裡的 ${d.name} 和牌局實際所用的不同。`,
  notSealed: () => "這個牌局沒有封印：只有線上牌桌的牌局有。",
  verified: (d) => `${d.title} ${d.deal}：${d.moves} 步，${d.result}。`,
  notOver: () => "還沒結束",
  won: () => "獲勝",
  lost: () => "輸了",
  youWon: (d) => `你贏了，${d.points} 分`,
  youLost: (d) => `你輸了，${d.points} 分`,
  overWith: (d) => `結束，${d.points} 分`,

  // Solving.
  solveSummary: () => "找出獲勝的走法",
  solveAbout: () => "找出獲勝的走法，或證明沒有。",
  solveArgument: () => "牌局、範圍如 1-32000、連結，或含牌面、紀錄、每行一個牌局或連結的檔案；- 是標準輸入",
  shortestOption: () => "幾秒內或額度內找到的最短走法，以及是否已證明",
  proveOption: () => "最短走法；一直做到證明為止，或用完額度或記憶體",
  countOption: () => "遊戲有幾種算法時，長度用哪一種（預設：玩家的步數）",
  noSuchCount: (d) => `${d.title}不算「${d.word}」。${meant(d.near)}請選 ${either(d.words)}。`,
  nothingCounted: (d) => `${d.title}的長度沒有別的算法。`,
  isShortest: (d) => `${d.length}，最短`,
  isShort: (d) => `${d.length}；最少需要 ${d.atLeast}`,
  dealWith: (d) => `${d.deal}（${d.length}）`,
  budgetOption: () => "一個牌局超過 n 毫秒就放棄",
  rangeWorkersOption: () => "一個範圍可以用幾個核心（預設：全部）",
  solveJsonOption: () => "每行一個物件；用 --queue 時，摘要是一個物件",
  solveQueueOption: () => "讓 worker 解這個範圍：postgres://user:password@host/database，或 BAIZE_QUEUE 所指的",
  resumeOption: () => "用 --queue 時：接著做留下的範圍",
  csvOption: () => "用 --queue 時：也把摘要寫到那裡",
  rangeBackwards: (d) => `範圍 ${d.range} 的結尾在開頭之前。`,
  rangeTooLong: (d) => `範圍 ${d.range} 太長：一次最多解 ${d.most} 個牌局。`,
  needsQueue: (d) => `${d.option} 需要 --queue。`,
  queueNeedsRange: () => "--queue 需要牌局的範圍，例如 1-32000。",
  noSolver: (d) => `${d.title}沒有解題程式。`,
  isWonAlready: () => "已經贏了：沒有步驟要找。",
  isImpossible: () => "無解：已證明。",
  notSolved: (d) => `還不知道：${d.ms} 毫秒內什麼都沒找到。加大 --budget-ms 可以找得更遠。`,
  noRoom: (d) => `還不知道：${d.ms} 毫秒後，記憶體已放不下更多局面。`,
  verdict: (d) => ({ won: "有解", lost: "無解", unknown: "不明" })[String(d.verdict)] ?? String(d.verdict),
  rangeSolved: (d) => `${d.all} 個牌局：${d.won} 個有解，${d.lost} 個無解，${d.unknown} 個不明。`,
  rangeTitle: (d) => `${d.title}，牌局 ${d.range}`,

  // How far it is.
  seconds: (d) => `${d.s} 秒`,
  minutes: (d) => `${d.min} 分 ${d.s} 秒`,
  hours: (d) => `${d.h} 小時 ${d.min} 分`,
  progress: (d) => `${d.done} / ${d.all}，每秒 ${d.rate} 個${d.left === undefined ? "" : `，還要 ${d.left}`}`,

  // What came of many deals.
  verdictHead: () => "結論",
  dealsHead: () => "牌局",
  shareHead: () => "比例",
  movesHead: () => "步數",
  upToHead: () => "至多",
  dealHead: () => "牌局",
  positionsHead: () => "局面",
  msHead: () => "毫秒",
  playerMovesHead: () => "玩家步數",
  count: (d) => counted(d.count),
  share: (d) => `${d.percent.toFixed(4)}%`,
  fromTo: (d) => `${d.from} 到 ${d.to}`,
  milliseconds: (d) => `${d.ms} 毫秒`,
  lengthTitle: () => "找到的走法的玩家步數",
  timeTitle: () => "每個牌局的時間",
  hardestTitle: () => "最難的牌局，依看過的局面數",
  impossibleDeals: (d) => `無解，各以搜尋到底證明：${d.deals.join("、")}${more(d.more)}。`,
  undecidedDeals: (d) => `沒有結論：${d.deals.join("、")}${more(d.more)}。`,
  lengths: (d) => `平均 ${d.mean}，中位數 ${d.median}，從 ${d.least} 到 ${d.most}。`,
  times: (d) =>
    `平均 ${d.mean} 毫秒，共 ${d.sum}；一半在 ${d.p50} 毫秒內，90% 在 ${d.p90} 毫秒內，99% 在 ${d.p99} 毫秒內，` +
    `99.9% 在 ${d.p999} 毫秒內；最長 ${counted(d.longest)} 毫秒。`,
  ...queue,
  ...trouble,
  ...usage,
  ...engine,
  ...online,
  ...arena,

  // Counting.
  analyseSummary: () => "算出所有可能",
  analyseAbout: () => "算出能到達和能贏的局面、贏法的數目等等。",
  analyseArgument: () => "編號或名稱、連結，或含牌面或紀錄的檔案；- 是標準輸入",
  analyseBudgetOption: () => "超過 n 毫秒就放棄",
  notAnalysable: (d) => `${d.title}不能分析。`,
  notAnalysed: () => "沒有分析：額度或記憶體太小。",
  figure: (d) => `${d.name}：${d.value ?? "沒有算"}`,
  // Play.
  playSummary: () => "玩一個遊戲",
  playAbout: () => "全螢幕玩一個遊戲；沒有終端機時逐行進行。",
  playArgument: () => "編號或名稱、連結或檔案；省略則是你上次的對局，或隨機牌局",
  newOption: () => "即使有未完的對局，也發新牌局",
  loadOption: () => "檔案裡的對局：存檔、保存的對局，或頁面的匯出檔",
  botOption: ({ games }) => `其他座位坐誰（${games.map(EVERY_LEVEL).join("；")}）`,
  paceOption: () => "電腦至少花多久，以毫秒計",
  practiceOption: () => "有蓋牌時：可以收回，紀錄會註明",
  lengthOption: () => "多局的比賽多長：10-deals、50-points 或 open",
  oneDealAlone: (d) => `${d.title}一次玩一局：請拿掉 --length。`,
  nothingHidden: (d) => `--practice 是給有蓋牌的遊戲用的；${d.title}每一步都能收回。`,
  recordHasRules: () => "連結、存檔，或帶選項行的牌面，自己說明了規則：請拿掉其他的。",
  otherTable: (d) => `這是${d.found}的對局；要的是${d.title}。`,
  loadIsWhole: () => "--load 從檔案取得牌局和規則。",
  nobodyElse: (d) => `${d.title}是一個人玩的：請拿掉 --bot。`,
  noBots: (d) => `沒有人陪你玩${d.title}：它沒有電腦玩家。`,
  lineHelp: () => "步驟照寫法輸入，一行一步。還可以輸入：undo、redo、restart、hint、finish、help、quit。",
  botMoved: (d) => `${d.seat}：${d.text}`,
  over: (d) => `結束：${d.result}。`,
  seriesStanding: (d) => `${d.deal}：${d.points}。`,
  matchOver: (d) => `比賽結束：${d.standings}。輸入 new 再來一場。`,
  placeOf: (d) => `${d.place}. ${d.points}`,
  seatPoints: (d) => `${d.seat} ${Number(d.points) > 0 ? "+" : ""}${d.points}`,
  overAfter: (d) => `結束：${d.result}，共 ${d.count}。輸入 new 再玩一局，或 quit。`,
  endedBy: (d) => `${d.event}輸入 new 再玩一局，或 quit。`,
  notYourTurn: (d) => `還沒輪到你：輪到${d.seat}。`,
  hintWaits: () => "還沒輪到你。",
  hintOver: () => "遊戲結束了。",
  hintMove: (d) => (d.why === "" ? `試試 ${d.move}。` : `試試 ${d.move}。${d.why}`),
  hintWin: (d) => `試試 ${d.move}：${d.distance}可贏。`,
  hintLost: () => "已經贏不了了：請輸入 undo。",
  hintUnknown: () => "沒有提示：還沒有人知道這裡是否有解。",
  noAnswer: (d) => `問的事無法回答：${d.why}`,

  // The match that was left.
  goesOn: () => "從你上次停下的地方繼續。輸入 new 換一局。",
  loaded: (d) => `繼續 ${d.file} 裡的對局。`,
  putAside: (d) => `你上次的對局讀不了：${d.why}它保留為 ${d.path}。`,
  cannotPutAside: (d) => `你上次的對局讀不了：${d.why}它也無法移開，所以不會蓋過它：${d.problem}。`,
  noFileAccess: (d) => `無法打開它的檔案（${d.why}）。`,
  kept: (d) => `對局已保存：baize play ${d.game} 可以接著玩。`,
  keptBeside: (d) =>
    `另一個視窗從這裡接著玩了。這場對局保存為 ${d.path}：baize play ${d.game} --load ${d.path} 可以接著玩。`,
  cannotKeep: (d) => `無法保存你的對局：${d.why}。`,

  // The screen.
  pairKeys: () => "方向鍵、空白鍵：從、到 | Enter：輸入的步驟 | Tab：提示 | ^Z 復原 | ?：說明",
  setKeys: () => "方向鍵、空白鍵：選牌 | Enter：出牌，或輸入一步 | Tab：提示 | ^Z 復原 | ?：說明",
  keyHelp: (d) =>
    [
      "方向鍵     移動游標",
      `空白鍵     ${d.isPair ? "選地方，和點擊一樣；兩個地方就是一步" : "選牌，和點擊一樣"}`,
      `Enter      ${d.isPair ? "也是選，或走輸入的步驟" : "出選好的牌，或走輸入的步驟"}`,
      "Tab        顯示一步好棋          Ctrl+Z  復原",
      "Esc        放下選好的            Ctrl+Y  重做",
      "Ctrl+C     離開：對局保存到下次",
      "可以輸入：undo、redo、restart、hint、finish、new、quit。",
    ].join("\n"),
  helpPage: (d) => `第 ${d.page} 頁，共 ${d.pages} 頁；按任意鍵繼續。`,
  windowSmall: (d) => `視窗放不下牌桌：需要 ${d.columns} × ${d.lines}，現在是 ${d.has}。請放大視窗。`,
  takenBack: () => "已復原。",
  madeAgain: () => "已重做。",
  backToDeal: () => "回到開局。",
  newDeal: () => "新的牌局。",
  thinkingHint: () => "思考中…",
  lampThinking: () => "思考中",
  lampWinnable: () => "有解",
  lampLost: () => "已經無解",
  lampUnknown: () => "不知道是否有解",
  canFinish: () => "已經沒有選擇。輸入 finish 就自動走完。",
  finished: () => "走完了。",
  timeLeft: (d) => `剩 ${d.time}`,
  isThinking: (d) => `${d.seat}正在想`,

  noSuchChoice: (d) => `「${d.word}」不是這裡的選項。請選 ${either(d.words)}。`,

  // Shells and the manual.
  completionSummary: () => "在 shell 裡補完命令列",
  completionAbout: () => "印出在 shell 裡補完命令列的腳本，和說明用的是同樣的定義。",
  helpSummary: () => "顯示一個指令的說明",
  shellArgument: () => "bash、zsh 或 fish",
  noSuchShell: (d) => `「${d.word}」不是這裡認得的 shell。${meant(d.near)}請選 ${either(d.words)}。`,
  manSummary: () => "印出手冊頁",
  manAbout: () => "印出給 man 用的手冊頁，和說明用的是同樣的定義。",
  manTitle: () => "玩、解、分析並驗證紙牌與棋盤遊戲",

  // What only a clone has.
  benchSummary: () => "執行測量",
  benchAbout: () => "執行儲存庫的測量，全部或指定的。",
  benchArgument: () => "哪些",
  listOption: () => "只列出有哪些",
  ...documents,

  serveSummary: () => "提供頁面",
  serveAbout: () => "頁面有變更就建置，然後提供它。",
  portOption: () => "在哪個連接埠（預設：3000）",
  hostOption: () => "在這台機器的哪個位址（預設：localhost）",
} satisfies typeof en;
