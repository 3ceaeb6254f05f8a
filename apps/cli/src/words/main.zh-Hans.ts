/** What the command says, in Simplified Chinese. Words that are typed as they stand, such as `undo`, are the same in every language. */

import type { Fact, Facts } from "@baize/kernel";
import { table as arena } from "./arena.zh-Hans.ts";
import { table as documents } from "./documents.zh-Hans.ts";
import type { en } from "./en.ts";
import { table as engine } from "./engine.zh-Hans.ts";
import { table as online } from "./online.zh-Hans.ts";
import { table as queue } from "./queue.zh-Hans.ts";
import { table as trouble } from "./trouble.zh-Hans.ts";
import { table as usage } from "./usage.zh-Hans.ts";

const EVERY_LEVEL = ({ title, weakest, strongest, standard }: Facts<"title" | "weakest" | "strongest" | "standard">) =>
  `${title}：${weakest} 到 ${strongest}，默认 ${standard}`;

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join("、")} 或 ${words.at(-1)}`;
/** A question after the word that was not understood, where another is near. */
const meant = (near: Fact): string => (near === undefined ? "" : `是不是 ${near}？`);
const counted = (n: number): string => n.toLocaleString("zh-Hans");
const more = (count: number): string => (count > 0 ? `，另有 ${counted(count)} 个` : "");

export const table = {
  // The command line.
  program: ({ titles }) => `在终端玩${titles.join("、")}。`,
  versionOption: () => "显示版本",
  moreHelp: () => "`baize --help` 有更多说明。",
  moreHelpOf: (d) => `\`baize ${d.command} --help\` 有更多说明。`,
  exitCodes: () =>
    [
      "",
      "退出码：",
      "  0    完成或已解；若有多个牌局，每个都有结论",
      "  1    失败",
      "  2    看不懂的命令行或牌局",
      "  3    证明无解；若是 verify、replay 或 --load，记录无效",
      "  4    用完限额而放弃",
      "  130  以 Ctrl+C 结束",
      "",
      "环境变量：",
      "  NO_COLOR, FORCE_COLOR, TERM=dumb  决定要不要颜色",
      "  LC_ALL, LC_MESSAGES, LANG         决定语言",
      "  BAIZE_QUEUE, BAIZE_SERVER         指定队列和服务器",
    ].join("\n"),
  examples: ({ lines }) => `\n示例：\n${lines.map((line) => `  ${line}`).join("\n")}`,
  anyOf: ({ words }) => either(words),
  noSuchGame: (d) => `没有“${d.word}”这个游戏。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchBot: (d) => `没有“${d.word}”这个电脑玩家。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchBench: (d) => `没有“${d.word}”这个测量项目。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchCommand: (d) => `没有“${d.word}”这个命令。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchSetting: (d) => `没有“${d.word}”这个设置。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchDocument: (d) => `没有“${d.word}”这份文档。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchMutant: (d) => `“${d.word}”不在错误的实现之中。${meant(d.near)}`,
  noSuchAdapter: (d) => `没有“${d.word}”的适配文件。${meant(d.near)}请选 ${either(d.words)}。`,
  noSuchFormat: (d) => `${d.title}没有“${d.word}”这种格式。${meant(d.near)}请选 ${either(d.words)}。`,
  meant: (d) => `${d.said}${meant(d.near)}`,
  notWhole: (d) => `${d.option} 是“${d.text}”；应为 ${d.least} 以上的整数。`,
  nothingIn: (d) => `${d.file}是空的：这里要有牌局、局面或对局记录。`,
  lineNoDeal: (d) => `第 ${d.line} 行“${d.text}”不是牌局：这里要有编号、名称，或像 1-100 这样的范围。`,
  cannotRead: (d) => `无法读取 ${d.file}：${d.why}。`,
  cannotWrite: (d) => `无法写入 ${d.file}：${d.why}。`,
  cannotPrint: (d) => `无法写出输出：${d.why}。`,
  systemRefuses: (d) => `系统拒绝：${d.why}。`,
  needsClone: (d) => `这需要仓库的克隆：没有 ${d.path}。`,

  // Options that several commands share.
  asciiOption: () => "花色和符号用一般字母",
  fourColorOption: () => "每种花色一种颜色",
  rulesOption: () => "规则，照游戏的写法（默认：一般规则）",
  jsonOption: () => "输出成一个 JSON 对象",
  workersOption: () => "可以用几个核心（默认：全部）",

  // Deals.
  dealSummary: () => "打印一个牌局",
  dealAbout: () => "打印一个牌局：按编号或名称，或随机一个。",
  dealArgument: () => "编号或名称；省略则随机",
  formatOption: ({ games }) => `格式：${games.map(({ title, formats }) => `${title}用 ${either(formats)}`).join("；")}`,
  dealNamed: (d) => `牌局 ${d.deal}`,

  // Records.
  replaySummary: () => "一步步显示记录的对局",
  replayAbout: () => "一步步显示记录的对局。",
  verifySummary: () => "检查记录的对局是否正确",
  verifyAbout: () => "回放一份记录；显示结果，或哪里有什么错。",
  fileArgument: () => "文件里的存档、保存的对局、页面的导出文件、分享链接或步骤列表；- 是标准输入，也可以直接写链接",
  gameOption: () => "步骤列表开头没有链接时的游戏，或导出文件里对局的游戏",
  dealOption: () => "步骤列表的牌局：编号或名称、牌面，或含牌面的文件",
  plyOption: () => "只显示 n 步之后的牌桌",
  plyTooHigh: (d) => `--ply 是 ${d.ply}；这场对局有 ${d.moves} 步。`,
  listNeedsDeal: () => "步骤列表需要牌局，牌面需要游戏：用 --game 和 --deal 指定，或在第一行写 /game/deal。",
  wrongLine: (d) => `第 ${d.line} 行：第 ${d.ply} 步“${d.text}”不能走：${d.why}`,
  noMatches: () => "这个文件里没有对局。",
  noMatchOf: (d) => `这个文件里没有${d.title}的对局。`,
  someUnread: (d) => `这个文件有 ${d.count} 场对局读不了，第一场的原因是：${d.why}`,
  matchHeading: (d) => (d.deal === "" ? String(d.title) : `${d.title} ${d.deal}`),
  moveHeading: (d) => `第 ${d.ply} 步：${d.text}`,
  recordEnd: (d) => `${d.moves} 步，${d.result}。`,
  sealOption: () => "发牌前公布的封印，或它的前 8 位以上：必须是这个牌局的",
  sealedDeal: () => "公平牌局",
  fairDeal: (d) =>
    `如果这个封印是在发牌前公布的，牌局就是公平的：${d.seal}\n它由封起来的秘密和 ${d.people} 个人所加的内容抽出。`,
  otherSeal: (d) => `这个牌局不是这样封印的：它自己的封印是 ${d.seal}。`,
  otherClaim: (d) => `这份记录里的 ${d.name} 和牌局实际所用的不同。`,
  notSealed: () => "这个牌局没有封印：只有在线牌桌的牌局有。",
  verified: (d) => `${d.title} ${d.deal}：${d.moves} 步，${d.result}。`,
  notOver: () => "还没结束",
  won: () => "获胜",
  lost: () => "输了",
  youWon: (d) => `你赢了，${d.points} 分`,
  youLost: (d) => `你输了，${d.points} 分`,
  overWith: (d) => `结束，${d.points} 分`,

  // Solving.
  solveSummary: () => "找出获胜的走法",
  solveAbout: () => "找出获胜的走法，或证明没有。",
  solveArgument: () => "牌局、范围如 1-32000、链接，或含牌面、记录、每行一个牌局或链接的文件；- 是标准输入",
  shortestOption: () => "几秒内或限额内找到的最短走法，以及是否已证明",
  proveOption: () => "最短走法；一直做到证明为止，或用完限额或内存",
  countOption: () => "游戏有几种算法时，长度用哪一种（默认：玩家的步数）",
  noSuchCount: (d) => `${d.title}不算“${d.word}”。${meant(d.near)}请选 ${either(d.words)}。`,
  nothingCounted: (d) => `${d.title}的长度没有别的算法。`,
  isShortest: (d) => `${d.length}，最短`,
  isShort: (d) => `${d.length}；最少需要 ${d.atLeast}`,
  dealWith: (d) => `${d.deal}（${d.length}）`,
  budgetOption: () => "一个牌局超过 n 毫秒就放弃",
  rangeWorkersOption: () => "一个范围可以用几个核心（默认：全部）",
  solveJsonOption: () => "每行一个对象；用 --queue 时，摘要是一个对象",
  solveQueueOption: () => "让 worker 解这个范围：postgres://user:password@host/database，或 BAIZE_QUEUE 所指的",
  resumeOption: () => "用 --queue 时：接着做留下的范围",
  csvOption: () => "用 --queue 时：也把摘要写到那里",
  rangeBackwards: (d) => `范围 ${d.range} 的结尾在开头之前。`,
  rangeTooLong: (d) => `范围 ${d.range} 太长：一次最多解 ${d.most} 个牌局。`,
  needsQueue: (d) => `${d.option} 需要 --queue。`,
  queueNeedsRange: () => "--queue 需要牌局的范围，例如 1-32000。",
  noSolver: (d) => `${d.title}没有求解器。`,
  isWonAlready: () => "已经赢了：没有步骤要找。",
  isImpossible: () => "无解：已证明。",
  notSolved: (d) => `还不知道：${d.ms} 毫秒内什么都没找到。加大 --budget-ms 可以找得更远。`,
  noRoom: (d) => `还不知道：${d.ms} 毫秒后，内存已放不下更多局面。`,
  verdict: (d) => ({ won: "有解", lost: "无解", unknown: "不明" })[String(d.verdict)] ?? String(d.verdict),
  rangeSolved: (d) => `${d.all} 个牌局：${d.won} 个有解，${d.lost} 个无解，${d.unknown} 个不明。`,
  rangeTitle: (d) => `${d.title}，牌局 ${d.range}`,

  // How far it is.
  seconds: (d) => `${d.s} 秒`,
  minutes: (d) => `${d.min} 分 ${d.s} 秒`,
  hours: (d) => `${d.h} 小时 ${d.min} 分`,
  progress: (d) => `${d.done} / ${d.all}，每秒 ${d.rate} 个${d.left === undefined ? "" : `，还要 ${d.left}`}`,

  // What came of many deals.
  verdictHead: () => "结论",
  dealsHead: () => "牌局",
  shareHead: () => "比例",
  movesHead: () => "步数",
  upToHead: () => "至多",
  dealHead: () => "牌局",
  positionsHead: () => "局面",
  msHead: () => "毫秒",
  playerMovesHead: () => "玩家步数",
  count: (d) => counted(d.count),
  share: (d) => `${d.percent.toFixed(4)}%`,
  fromTo: (d) => `${d.from} 到 ${d.to}`,
  milliseconds: (d) => `${d.ms} 毫秒`,
  lengthTitle: () => "找到的走法的玩家步数",
  timeTitle: () => "每个牌局的时间",
  hardestTitle: () => "最难的牌局，按看过的局面数",
  impossibleDeals: (d) => `无解，各以搜索到底证明：${d.deals.join("、")}${more(d.more)}。`,
  undecidedDeals: (d) => `没有结论：${d.deals.join("、")}${more(d.more)}。`,
  lengths: (d) => `平均 ${d.mean}，中位数 ${d.median}，从 ${d.least} 到 ${d.most}。`,
  times: (d) =>
    `平均 ${d.mean} 毫秒，共 ${d.sum}；一半在 ${d.p50} 毫秒内，90% 在 ${d.p90} 毫秒内，99% 在 ${d.p99} 毫秒内，` +
    `99.9% 在 ${d.p999} 毫秒内；最长 ${counted(d.longest)} 毫秒。`,
  ...queue,
  ...trouble,
  ...usage,
  ...engine,
  ...online,
  ...arena,

  // Counting.
  analyseSummary: () => "算出所有可能",
  analyseAbout: () => "算出能到达和能赢的局面、赢法的数目等等。",
  analyseArgument: () => "编号或名称、链接，或含牌面或记录的文件；- 是标准输入",
  analyseBudgetOption: () => "超过 n 毫秒就放弃",
  notAnalysable: (d) => `${d.title}不能分析。`,
  notAnalysed: () => "没有分析：限额或内存太小。",
  figure: (d) => `${d.name}：${d.value ?? "没有算"}`,
  // Play.
  playSummary: () => "玩一个游戏",
  playAbout: () => "全屏玩一个游戏；没有终端时逐行进行。",
  playArgument: () => "编号或名称、链接或文件；省略则是你上次的对局，或随机牌局",
  newOption: () => "即使有未完的对局，也发新牌局",
  loadOption: () => "文件里的对局：存档、保存的对局，或页面的导出文件",
  botOption: ({ games }) => `其他座位坐谁（${games.map(EVERY_LEVEL).join("；")}）`,
  paceOption: () => "电脑至少花多久，以毫秒计",
  practiceOption: () => "有盖牌时：可以收回，记录会注明",
  lengthOption: () => "多局的比赛多长：10-deals、50-points 或 open",
  oneDealAlone: (d) => `${d.title}一次玩一局：请拿掉 --length。`,
  nothingHidden: (d) => `--practice 是给有盖牌的游戏用的；${d.title}每一步都能收回。`,
  recordHasRules: () => "链接、存档，或带选项行的牌面，自己说明了规则：请拿掉其他的。",
  otherTable: (d) => `这是${d.found}的对局；要的是${d.title}。`,
  loadIsWhole: () => "--load 从文件取得牌局和规则。",
  nobodyElse: (d) => `${d.title}是一个人玩的：请拿掉 --bot。`,
  noBots: (d) => `没有人陪你玩${d.title}：它没有电脑玩家。`,
  lineHelp: () => "步骤照写法输入，一行一步。还可以输入：undo、redo、restart、hint、finish、help、quit。",
  botMoved: (d) => `${d.seat}：${d.text}`,
  over: (d) => `结束：${d.result}。`,
  seriesStanding: (d) => `${d.deal}：${d.points}。`,
  matchOver: (d) => `比赛结束：${d.standings}。输入 new 再来一场。`,
  placeOf: (d) => `${d.place}. ${d.points}`,
  seatPoints: (d) => `${d.seat} ${Number(d.points) > 0 ? "+" : ""}${d.points}`,
  overAfter: (d) => `结束：${d.result}，共 ${d.count}。输入 new 再玩一局，或 quit。`,
  endedBy: (d) => `${d.event}输入 new 再玩一局，或 quit。`,
  notYourTurn: (d) => `还没轮到你：轮到${d.seat}。`,
  hintWaits: () => "还没轮到你。",
  hintOver: () => "游戏结束了。",
  hintMove: (d) => (d.why === "" ? `试试 ${d.move}。` : `试试 ${d.move}。${d.why}`),
  hintWin: (d) => `试试 ${d.move}：${d.distance}可赢。`,
  hintLost: () => "已经赢不了了：请输入 undo。",
  hintUnknown: () => "没有提示：还没有人知道这里是否有解。",
  noAnswer: (d) => `问的事无法回答：${d.why}`,

  // The match that was left.
  goesOn: () => "从你上次停下的地方继续。输入 new 换一局。",
  loaded: (d) => `继续 ${d.file} 里的对局。`,
  putAside: (d) => `你上次的对局读不了：${d.why}它保留为 ${d.path}。`,
  cannotPutAside: (d) => `你上次的对局读不了：${d.why}它也无法移开，所以不会盖过它：${d.problem}。`,
  noFileAccess: (d) => `无法打开它的文件（${d.why}）。`,
  kept: (d) => `对局已保存：baize play ${d.game} 可以接着玩。`,
  keptBeside: (d) =>
    `另一个窗口从这里接着玩了。这场对局保存为 ${d.path}：baize play ${d.game} --load ${d.path} 可以接着玩。`,
  cannotKeep: (d) => `无法保存你的对局：${d.why}。`,

  // The screen.
  pairKeys: () => "方向键、空格键：从、到 | Enter：输入的步骤 | Tab：提示 | ^Z 撤销 | ?：说明",
  setKeys: () => "方向键、空格键：选牌 | Enter：出牌，或输入一步 | Tab：提示 | ^Z 撤销 | ?：说明",
  keyHelp: (d) =>
    [
      "方向键     移动光标",
      `空格键     ${d.isPair ? "选地方，和点击一样；两个地方就是一步" : "选牌，和点击一样"}`,
      `Enter      ${d.isPair ? "也是选，或走输入的步骤" : "出选好的牌，或走输入的步骤"}`,
      "Tab        显示一步好棋          Ctrl+Z  撤销",
      "Esc        放下选好的            Ctrl+Y  重做",
      "Ctrl+C     离开：对局保存到下次",
      "可以输入：undo、redo、restart、hint、finish、new、quit。",
    ].join("\n"),
  helpPage: (d) => `第 ${d.page} 页，共 ${d.pages} 页；按任意键继续。`,
  windowSmall: (d) => `窗口放不下牌桌：需要 ${d.columns} × ${d.lines}，现在是 ${d.has}。请放大窗口。`,
  takenBack: () => "已撤销。",
  madeAgain: () => "已重做。",
  backToDeal: () => "回到开局。",
  newDeal: () => "新的牌局。",
  thinkingHint: () => "思考中…",
  lampThinking: () => "思考中",
  lampWinnable: () => "有解",
  lampLost: () => "已经无解",
  lampUnknown: () => "不知道是否有解",
  canFinish: () => "已经没有选择。输入 finish 就自动走完。",
  finished: () => "走完了。",
  timeLeft: (d) => `剩 ${d.time}`,
  isThinking: (d) => `${d.seat}正在想`,

  noSuchChoice: (d) => `“${d.word}”不是这里的选项。请选 ${either(d.words)}。`,

  // Shells and the manual.
  completionSummary: () => "在 shell 里补全命令行",
  completionAbout: () => "打印在 shell 里补全命令行的脚本，和说明用的是同样的定义。",
  helpSummary: () => "显示一个命令的帮助",
  shellArgument: () => "bash、zsh 或 fish",
  noSuchShell: (d) => `“${d.word}”不是这里认识的 shell。${meant(d.near)}请选 ${either(d.words)}。`,
  manSummary: () => "打印手册页",
  manAbout: () => "打印给 man 用的手册页，和说明用的是同样的定义。",
  manTitle: () => "玩、解、分析并验证纸牌与棋盘游戏",

  // What only a clone has.
  benchSummary: () => "运行测量",
  benchAbout: () => "运行仓库的测量，全部或指定的。",
  benchArgument: () => "哪些",
  listOption: () => "只列出有哪些",
  ...documents,

  serveSummary: () => "提供页面",
  serveAbout: () => "页面有变更就构建，然后提供它。",
  portOption: () => "在哪个端口（默认：3000）",
  hostOption: () => "在这台机器的哪个地址（默认：localhost）",
} satisfies typeof en;
