/** What the page says about playing together, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const PLACES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const en = {
  gameLabel: () => "Game",
  dealsLabel: () => "Deals",
  clockLabel: () => "Time for a turn",
  clockSeconds: (d: Facts<"seconds">) => `${d.seconds} s`,
  clockNone: () => "No clock",
  clockMatch: () => "Ten minutes a deal",
  botsLabel: () => "Bots in empty seats",
  openTheTable: () => "Open the table",
  opening: () => "Opening…",
  codeLabel: () => "Code of the table",
  goThere: () => "Go there",
  badCode: () => "A code has eight letters and digits.",
  serverGone: () => "The server does not answer. Try again in a moment.",
  lineLost: () => "Line lost. Trying again. Your seat is kept.",
  lineLostTitle: () => "Line lost.",
  lineLostSays: () => "Trying again. Your seat is kept.",
  tryingAgain: () => "Trying again.",
  seatKeptFor: (d: Facts<"time">) => `Trying again. Your seat is kept for ${d.time}.`,
  botPlaysOn: () => "Trying again. A bot plays on until you are back.",
  tryNow: () => "Try now",
  muteNow: () => "Mute",
  noTable: () => "There is no such table. It may have been cleared away.",
  sitDown: () => "Sit down",
  justWatch: () => "You are watching.",
  clockTurn: (d: Facts<"seconds">) => `${d.seconds} s a turn`,
  tableFacts: (d: Facts<"deals" | "points" | "clock">) =>
    `${
      d.deals === undefined
        ? d.points === undefined
          ? "As many deals as you like"
          : `To ${d.points} points`
        : d.deals === 1
          ? "1 deal"
          : `${d.deals} deals`
    }, ${String(d.clock).toLowerCase()}`,
  rulesFacts: (d: Facts<"rules">) => `${d.rules} rules`,
  lookBackOnline: () => "Plays that cost most",
  linkLabel: () => "Link to this table",
  qrLabel: () => "The link as a QR code",
  orCode: () => "or the code",
  copyTheLink: () => "Copy the link",
  copied: () => "The link is copied.",
  notCopied: () => "The link could not be copied: select it and copy it yourself.",
  seatsLabel: () => "Seats",
  openSeat: () => "Open",
  openSeatSays: () => "Waiting for someone",
  botSays: (d: Facts<"level">) => `${d.level} bot`,
  hostSays: () => "Host",
  youAre: () => "You",
  hereSays: () => "Here",
  awaySays: () => "Away",
  playsOn: (d: Facts<"level">) => `Away, ${d.level} plays on`,
  botInSeat: (d: Facts<"seat">) => `Bot in seat ${d.seat}`,
  removePerson: (d: Facts<"name">) => `Remove ${d.name}`,
  makeHost: (d: Facts<"name">) => `Make ${d.name} the host`,
  standInFor: (d: Facts<"name">) => `A bot plays for ${d.name}`,
  changeRules: () => "Change the rules",
  agreeRules: () => "Play like this",
  change: () => "Change",
  changeWhom: (d: Facts<"name">) => `the seat of ${d.name}`,
  moveToSeat: (d: Facts<"name" | "seat">) => `${d.name} takes seat ${d.seat}`,
  swapWith: (d: Facts<"name" | "other">) => `${d.name} changes places with ${d.other === "You" ? "you" : d.other}`,
  standIn: () => "Stand in",
  startDeal: (d: Facts<"bots">) =>
    d.bots === 0 ? "Start" : `Start with ${NUMBERS[Number(d.bots)] ?? d.bots} ${d.bots === 1 ? "bot" : "bots"}`,
  allSit: () => "Every seat is taken",
  oneOpen: () => "One seat is open",
  someOpen: (d: Facts<"open">) => `${capital(NUMBERS[Number(d.open)] ?? String(d.open))} seats are open`,
  nobodyMissing: () => "It can begin.",
  botsWait: () => "Whoever comes takes the seat of a bot.",
  botTakesIt: (d: Facts<"bot">) => `${d.bot} takes it at the start, until someone comes.`,
  botsTakeThem: (d: Facts<"bot">) => `${d.bot} takes them at the start, until someone comes.`,
  personStarts: (d: Facts<"name">) => `${d.name} starts.`,
  dealAgain: () => "Next deal",
  rematch: () => "Rematch",
  waitForHost: () => "The host starts.",
  leaveTable: () => "Leave",
  otherDevice: () => "Another device",
  deviceSays: (d: Facts<"code">) => `On the other device open this table and enter ${d.code}, within five minutes.`,
  deviceCode: () => "Code of six digits",
  takeSeat: () => "Take my seat over",
  fromOther: () => "I sit here on another device",
  yourTurnTitle: () => "Your turn",
  dealOf: (d: Facts<"round" | "deals" | "points">) =>
    d.deals !== undefined
      ? `Deal ${d.round} of ${d.deals}, online`
      : d.points !== undefined
        ? `Deal ${d.round} to ${d.points} points, online`
        : `Deal ${d.round}, online`,
  onlineDealOver: () => "The deal is over",
  seriesOver: () => "The series is over",
  winnerIs: (d: Facts<"name">) => `${d.name} wins.`,
  fairTitle: () => "Fair deal",
  fairSealed: (d: Facts<"seal">) => `Sealed ${d.seal}`,
  fairDeal: () => "This deal was fair.",
  unfairDeal: () => "This deal was not sealed as it was shown. Do not trust this server.",
  keepRecord: () => "Keep the record",
  sayLabel: () => "Say",
  mute: () => "Mute others",
  "reaction-smile": () => "A smile",
  "reaction-think": () => "A thought",
  "reaction-wow": () => "A surprise",
  "reaction-sad": () => "A sad face",
  saidBy: (d: Facts<"name" | "phrase">) => `${d.name}: ${d.phrase}`,
  backTitle: () => "You are back.",
  backSays: (d: Facts<"bot" | "count">) =>
    d.count === 1 ? `${d.bot} made one move for you.` : `${d.bot} made ${d.count} moves for you.`,
  showPlays: () => "Show plays",
  backToOnline: () => "Back to the table",
  botPlaysForYou: (d: Facts<"bot">) => `${d.bot} plays for you.`,
  iAmBack: () => "I am back",
  raceTitle: () => "Race",
  raceGame: (d: Facts<"game">) => `${d.game} race`,
  seatsWanted: () => "Seats",
  racesLabel: () => "Races",
  raceFacts: (d: Facts<"deals">) => (d.deals === undefined || d.deals === 1 ? "A race" : `A race of ${d.deals} deals`),
  raceSays: () => "The same deal for all. Whoever finishes first wins. No hints, no light.",
  raceOf: (d: Facts<"game" | "round" | "deals">) =>
    d.deals === undefined || d.deals === 1 ? `${d.game}, deal ${d.round}` : `${d.game}, ${d.round} of ${d.deals}`,
  raceTime: () => "Time",
  raceWaits: () => "Everybody sees the deal at the same moment.",
  raceIn: (d: Facts<"seconds">) => `${d.seconds}`,
  rivals: () => "The others",
  racersLabel: () => "Who races",
  racePlace: (d: Facts<"place" | "far">) => `You are ${PLACES[Number(d.place)] ?? d.place}, ${d.far}`,
  raceLeft: (d: Facts<"time">) => `${d.time} left for the others`,
  raceLeftYou: (d: Facts<"time">) => `${d.time} left for you`,
  raceOut: () => "You gave up. The others race on.",
  racerMoves: (d: Facts<"count">) => (d.count === 1 ? "1 move" : `${d.count} moves`),
  racerAway: () => "Away",
  "racer-won": () => "Done",
  "racer-gave-up": () => "Gave up",
  "racer-late": () => "Not finished",
  toldWon: (d: Facts<"name" | "time">) => `${d.name} is done in ${d.time}.`,
  toldGaveUp: (d: Facts<"name">) => `${d.name} gives up.`,
  giveUp: () => "Give up",
  raceOver: () => "The race is over",
  raceYouWin: () => "You win.",
  seriesWinner: (d: Facts<"name" | "count">) =>
    d.count === 1 ? `${d.name} wins the series with 1 race.` : `${d.name} wins the series with ${d.count} races.`,
  raceNobody: () => "Nobody finished.",
  resultsLabel: () => "Results",
  watchGame: () => "Replay",
  watchGameOf: (d: Facts<"name">) => `Replay of ${d.name}`,
  nextRace: () => "Next race",
  racesWon: (d: Facts<"count">) => (d.count === 1 ? "1 race won" : `${d.count} races won`),
};

export const sayHere = spoken("page online", en);
