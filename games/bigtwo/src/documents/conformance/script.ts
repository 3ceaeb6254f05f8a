/** What the Big Two document says, module by module, as a script that any implementation can be put through. */

import { CARD_AND_RULES, DECK } from "./rules-script.ts";
import { cards, cases, hand, lines, names, one, play, set } from "./words.ts";

const HANDS = {
  playerCards: "3d 3s 4d 5c 6d 7d kd",
  rightCards: "4c 9d 10d",
  topCards: "5d 5s 2s",
  leftCards: "6c jd",
} as const;

/** A game whose state was written by hand; a field of cards is a text, all else a word. */
const game = (state: Readonly<Record<string, string>> = {}): string =>
  [
    "  g = new Game",
    ...Object.entries({ rules: "false", turn: "'player", startingTurn: "false", ...HANDS, ...state }).map(
      ([name, value]) => set("g", name, /Cards|Field$|lastMove$|cardsPlayed/.test(name) ? cards(value) : value),
    ),
  ].join("\n");
const told = (text: string): string => `$g .playerFieldText -> '${text.replaceAll(" ", "\\s")}`;
/** What lies in a list of the game. */
const lies = (name: string, expected: string): string[] => hand(`$g .${name}`, expected);
const lays = (name: string, expected: string): string[] => play(`$g .${name}`, expected);
const deal = (state: Readonly<Record<string, string>>, given: string, ...after: readonly string[]): string =>
  `${game(state)}\n${lines(`$g handlePlayerDeal ${cards(given)} -> true`, ...after)}`;
const refused = (state: Readonly<Record<string, string>>, given: string, message?: string): string =>
  `${game(state)}\n${lines(`$g handlePlayerDeal ${cards(given)} -> false`, ...(message === undefined ? [] : [told(message)]), "$g .turn -> 'player", ...lies("playerCards", HANDS.playerCards))}`;

/** Hands that beat nothing high, and a pass of each of them. */
const WEAK = { rightCards: "4c 9d", topCards: "5d 6s", leftCards: "6c jd" } as const;
const PASSES = ["right", "top", "left"].flatMap((seat) => [
  `$g .turn -> '${seat}`,
  "$g .freeMove -> false",
  "$g AIplayCards",
]);

/** Four hands that are the deck, each card once. */
const DEALT = [
  ...["player", "left", "top", "right"].map((seat) => `${seat} = $g .${seat}Cards`),
  `$player+$left+$top+$right each .image ~> [ ${names(DECK.join(" "))} ]`,
];

/** A score is there, and it is the one that is computed: what that is, another sentence says. */
const SCORED = ["s = $g .playerScore", "$g computePlayerScore -> $s"];

const START = "starting turn must be valid and contain 3 of diamonds";

/** What each state variable may be, other than in a game that has begun. */
const VARIABLES: readonly [name: string, value: string][] = [
  ["rules", "true"],
  ["turn", "null"],
  ["startingTurn", "false"],
  ["freeMove", "true"],
  ["gameOver", "true"],
  ["playerScore", "39"],
  ["minutes", "4"],
  ["seconds", "59"],
  ["lastMovePlayer", "'top"],
  ["playerFieldText", "'text"],
  ...["player", "left", "top", "right"].map((seat) => [`${seat}Cards`, "[ ]"] as [string, string]),
];
/** Calls with something that is no card, and no list of cards. */
const MISFITS: readonly string[] = [
  "$g handlePlayerDeal 5",
  "$g handlePlayerDeal null",
  "$g updateNextTurnCards 5",
  "$g updateNextTurnCards null",
  ...["isValidPlay", "isValidPair", "isValidFiveCardPlay", "shuffle", "sortCardsValue", "sortCardsSuit"].flatMap(
    (name) => [`Rules ${name} 5`, `Rules ${name} null`],
  ),
  "Rules isValidPair [ 3 3 ]",
  "Rules sortCardsValue [ 2 1 ]",
  "Rules setPlayerCards null",
  "PlayerBot BotFreeTurn 5",
  "PlayerBot BotStartingTurn null",
];
/** What there still is of a game with the player's turn. */
const UNCHANGED: readonly string[] = [
  "$g .turn -> 'player",
  "$g .gameOver -> false",
  "$g .freeMove -> false",
  "$g .lastMovePlayer -> 'left",
  "$g .cardsPlayed -> [ ]",
  ...lies("playerCards", HANDS.playerCards),
  ...lies("lastMove", "3c"),
];

/** The whole script. */
export const bigtwoScript = (): string => `${CARD_AND_RULES()}BT-XP1 5.3.4 Player: keeps its cards, nothing selected
${lines(`p = new Player ${cards("3d 3s 4d")}`, ...hand("$p .prop", "3d 3s 4d"), ...play("$p .selectedCards", ""))}
BT-XP2 5.3.4 selectCard: a card of the hand, or none again
${lines(`p = new Player ${cards("3d 3s 4d")}`, `$p selectCard ${one("3d")}`, `$p selectCard ${one("4d")}`, ...play("$p .selectedCards", "3d 4d"), `$p selectCard ${one("3d")}`, ...play("$p .selectedCards", "4d"), `$p selectCard ${one("9d")}`, ...play("$p .selectedCards", "4d"))}
BT-XP3 5.3.4 handlePlayClick: the selected cards leave the hand; what is no play is an InvalidCombination and stays; in a game they are played there, and stay where it refuses them
${cases(
  lines(
    `p = new Player ${cards("3d 3s 4d")}`,
    `$p selectCard ${one("3d")}`,
    `$p selectCard ${one("3s")}`,
    "$p handlePlayClick",
    ...hand("$p .prop", "4d"),
    ...play("$p .selectedCards", ""),
  ),
  lines(
    `p = new Player ${cards("3d 3s 4d")}`,
    `$p selectCard ${one("3d")}`,
    `$p selectCard ${one("4d")}`,
    "$p handlePlayClick -> throws InvalidCombination",
    ...hand("$p .prop", "3d 3s 4d"),
    ...play("$p .selectedCards", "3d 4d"),
  ),
  lines(
    `p = new Player ${cards("3d 4d")}`,
    "$p handlePlayClick -> throws InvalidCombination",
    ...hand("$p .prop", "3d 4d"),
  ),
  `${game({ lastMove: "3c", lastMovePlayer: "'left" })}\n${lines("h = $g .playerCards", "p = new Player $h $g", `$p selectCard ${one("4d")}`, "$p handlePlayClick", ...hand("$p .prop", "3d 3s 5c 6d 7d kd"), ...hand("$p .selectedCards", ""), ...lies("playerCards", "3d 3s 5c 6d 7d kd"), ...lies("lastMove", "4d"), "$g .turn -> 'right")}`,
  `${game({ lastMove: "2c", lastMovePlayer: "'left" })}\n${lines("h = $g .playerCards", "p = new Player $h $g", `$p selectCard ${one("4d")}`, "$p handlePlayClick", ...hand("$p .prop", HANDS.playerCards), ...lies("playerCards", HANDS.playerCards), ...lies("lastMove", "2c"), "$g .turn -> 'player")}`,
)}
BT-XP4 5.3.4 handlePassTurnClick: passes in the game
${game({ lastMove: "3c", lastMovePlayer: "'left" })}
${lines("h = $g .playerCards", "p = new Player $h $g", "$p handlePassTurnClick", "$g .turn -> 'right")}
BT-XP5 5.3.4 handleTypeSort, handleSuitSort: by value, by suit
${lines(`p = new Player ${cards("2d 3s ac 3d")}`, "$p handleTypeSort", ...hand("$p .prop", "3d 3s ac 2d"), "$p handleSuitSort", ...hand("$p .prop", "3d 2d ac 3s"))}
BT-XG1 8.2.4 Game: the state variables of a new game
${lines("g = new Game", "$g .rules -> true", "$g .startingTurn -> true", "$g .turn -> null", "$g .playerScore -> 0", "$g .gameOver -> false", "$g .freeMove -> false", "$g .minutes -> 10", "$g .seconds -> 0", "$g .lastMovePlayer -> null", ...["playerCards", "leftCards", "topCards", "rightCards", "playerField", "leftField", "topField", "rightField", "cardsPlayed", "lastMove"].map((name) => `$g .${name} -> [ ]`))}
BT-XG2 8.2.4 startGame: leaves the rules page, deals thirteen to each, the turn is at the 3 of diamonds
${lines("g = new Game", "$g startGame", "$g .rules -> false", ...DEALT, "w = $g .turn", "Rules setFirstTurn $player $left $top $right -> $w", "$g computePlayerScore -> 0", ...["left", "top", "right"].flatMap((seat) => [`s = $g .${seat}Cards`, "$g .playerCards := $s", "$g computePlayerScore -> 0"]))}
BT-XG3 8.2.4 resetGame: everything as at first, a new deal, rules as they were
${game({ gameOver: "true", seconds: "3", minutes: "1", playerScore: "50", freeMove: "true", startingTurn: "false", lastMovePlayer: "'left", playerFieldText: "'old", lastMove: "3c", leftField: "3c", rightField: "4c", topField: "5c", playerField: "6c", cardsPlayed: "3c 4c" })}
${lines("$g resetGame", "$g .rules -> false", "$g .gameOver -> false", "$g .minutes -> 10", "$g .seconds -> 0", "$g .playerScore -> 0", "$g .freeMove -> false", "$g .startingTurn -> true", "$g .lastMovePlayer -> null", told(""), ...["leftField", "rightField", "topField", "playerField", "lastMove", "cardsPlayed"].map((name) => `$g .${name} -> [ ]`), ...DEALT, "w = $g .turn", "Rules setFirstTurn $player $left $top $right -> $w")}

${lines("g = new Game", "$g resetGame", "$g .rules -> true")}

${lines("g = new Game", "$g startGame", "h = $g .playerCards", "old = $h each .image", "$g resetGame", "h = $g .playerCards", "$h each .image !> $old")}
BT-XG4 8.2.4 handleTimer: the game is over, and nobody plays any more
${game()}
${lines("$g handleTimer", "$g .gameOver -> true", ...SCORED, `$g handlePlayerDeal ${cards("3d")} -> false`)}

${game({ turn: "'right" })}
${lines("$g handleTimer", "$g AIplayCards", "$g .turn -> 'right", ...lies("rightCards", HANDS.rightCards))}
BT-XG5 8.2.4 handlePlayerDeal: a legal play is accepted, clears the text, and the turn goes on
${cases(
  deal(
    { startingTurn: "true" },
    "3d",
    told(""),
    "$g .turn -> 'right",
    "$g .startingTurn -> false",
    ...lies("playerField", "3d"),
    ...lies("playerCards", "3s 4d 5c 6d 7d kd"),
    ...lies("cardsPlayed", "3d"),
    "$g .lastMovePlayer -> 'player",
  ),
  deal(
    { lastMove: "3c", lastMovePlayer: "'left", playerField: "2s", cardsPlayed: "3c" },
    "4d",
    ...lies("playerField", "4d"),
    ...lies("cardsPlayed", "3c 4d"),
    "$g .lastMovePlayer -> 'player",
  ),
  deal({ lastMove: "2s", lastMovePlayer: "'player", freeMove: "true" }, "3d", "$g .freeMove -> false"),
  deal(
    { lastMove: "3c", lastMovePlayer: "'left", ...WEAK },
    "kd",
    ...PASSES,
    "$g .turn -> 'player",
    "$g .freeMove -> true",
    `$g handlePlayerDeal ${cards("3d")} -> true`,
  ),
  deal({ startingTurn: "true" }, "3d 3s", ...lies("lastMove", "3d 3s")),
  deal({ startingTurn: "true" }, "3d 4d 5c 6d 7d", ...lies("lastMove", "3d 4d 5c 6d 7d")),
  deal({ lastMove: "3c", lastMovePlayer: "'left", playerFieldText: "'old" }, "4d", told("")),
  deal({ lastMove: "2s", lastMovePlayer: "'player", freeMove: "true" }, "3d 3s", "$g .freeMove -> false"),
  `${game({ turn: "'top" })}\n${lines(`$g handlePlayerDeal ${cards("3d")} -> false`, "$g .turn -> 'top")}`,
)}
BT-XG6 8.2.4 handlePlayerDeal: the messages
${cases(
  refused({ startingTurn: "true" }, "4d", START),
  refused({ startingTurn: "true" }, "3d 4d", START),
  refused({ startingTurn: "true" }, "3d 3c", START),
  refused({ lastMove: "3c" }, "3d 4d", "Your play must be valid"),
  refused({ lastMove: "3c" }, "9s", "Your play must be valid"),
  refused({ lastMove: "3c 3h" }, "kd ks", "Your play must be valid"),
  refused({ lastMove: "3c" }, "3d", "Your play must be stronger than the previous play"),
  refused({ lastMove: "3c" }, "3d 3s", "Your play must contain same number of cards as the previous play"),
  refused({ lastMove: "3c 3h" }, "kd", "Your play must contain same number of cards as the previous play"),
  refused({ lastMove: "3c 3h" }, "kd kd"),
  refused({ lastMove: "3c" }, ""),
  refused({ freeMove: "true" }, ""),
  refused({ startingTurn: "true" }, ""),
)}
BT-XG7 8.2.4 AIplayCards: the bot whose turn it is plays or passes, nobody else does
${cases(
  `${game({ turn: "'right", rightCards: "3d 3c", startingTurn: "true" })}\n${lines("$g AIplayCards", ...lies("lastMove", "3d"), "$g .turn -> 'top", "$g .startingTurn -> false", "$g .lastMovePlayer -> 'right", ...lies("rightField", "3d"), ...lies("rightCards", "3c"), ...lies("cardsPlayed", "3d"))}`,
  `${game({ turn: "'right", lastMove: "3d", lastMovePlayer: "'player" })}\n${lines("$g AIplayCards", ...lies("lastMove", "4c"), "$g .lastMovePlayer -> 'right", ...lies("rightCards", "9d 10d"), ...lies("rightField", "4c"), ...lies("cardsPlayed", "4c"))}`,
  `${game({ turn: "'top", freeMove: "true", lastMove: "kd" })}\n${lines("$g AIplayCards", ...lays("lastMove", "5d 5s"), "$g .turn -> 'left", "$g .freeMove -> false")}`,
  `${game({ turn: "'left", lastMove: "2s", lastMovePlayer: "'top" })}\n${lines("$g AIplayCards", ...lies("lastMove", "2s"), "$g .turn -> 'player", "$g .lastMovePlayer -> 'top", "$g .freeMove -> false", ...lies("leftCards", HANDS.leftCards))}`,
  ...(["right", "top", "left"] as const).map(
    (seat, i) =>
      `${game({ turn: `'${seat}`, lastMove: "2s", lastMovePlayer: `'${["top", "left", "player"][i]}`, ...WEAK })}\n${lines("$g AIplayCards", `$g .turn -> '${["top", "left", "player"][i]}`, "$g .freeMove -> true", ...lies("lastMove", "2s"))}`,
  ),
  `${game({ lastMove: "3c" })}\n${lines("$g AIplayCards", ...lies("lastMove", "3c"), "$g .turn -> 'player")}`,
  `${game({ turn: "'right", startingTurn: "true" })}\n${lines("$g AIplayCards", "$g .turn -> 'right", ...lies("rightCards", HANDS.rightCards))}`,
)}
BT-XG8 8.2.4 getCardsforTurn: the hand whose turn it is
${lines(
  ...(["player", "right", "top", "left"] as const).flatMap((seat) => [
    ...game({ turn: `'${seat}` })
      .split("\n")
      .map((line) => line.trim()),
    "h = $g getCardsforTurn",
    `$h each .image -> [ ${names(HANDS[`${seat}Cards`])} ]`,
  ]),
)}
BT-XG9 8.2.4 updateNextTurnCards: played, gone from the hand, the last move and who made it
${game({ turn: "'top", freeMove: "true" })}
${lines(`$g updateNextTurnCards ${cards("5s 5d")}`, ...lies("cardsPlayed", "5s 5d"), ...lies("topCards", "2s"), ...lies("lastMove", "5s 5d"), "$g .lastMovePlayer -> 'top", "$g .freeMove -> false", "$g .turn -> 'top", `$g updateNextTurnCards ${cards("2s")}`, ...lies("cardsPlayed", "5s 5d 2s"))}
BT-XG10 8.2.4 updateField: the cards before the seat whose turn it is
${cases(...(["player", "right", "top", "left"] as const).map((seat) => `${game({ turn: `'${seat}` })}\n${lines(`$g updateField ${cards("5d 5s")}`, `$g updateField ${cards("jd")}`, ...(["player", "right", "top", "left"] as const).flatMap((other) => lies(`${other}Field`, other === seat ? "jd" : "")))}`))}
BT-XG11 8.2.4 updateNextTurn: player, right, top, left; a play that comes back is a free move
${cases(
  ...(["player", "right", "top", "left"] as const).map((seat, at, round) => {
    const others = [1, 2, 3].map((step) => round[(at + step) % 4]);
    const passed = others.flatMap((turn) => ["$g updateNextTurn", `$g .turn -> '${turn}`, "$g .freeMove -> false"]);
    const back = ["$g updateNextTurn", `$g .turn -> '${seat}`, "$g .freeMove -> true"];
    return `${game({ turn: `'${seat}`, lastMovePlayer: `'${seat}`, lastMove: "3c" })}\n${lines(...passed, ...back)}`;
  }),
)}
BT-XG12 8.2.4 handlePlayerPass: not the first turn, nor a free move, nor for others; otherwise the turn goes on, and nobody is locked out
${cases(
  `${game({ lastMove: "3c", lastMovePlayer: "'left", playerFieldText: "'old" })}\n${lines("$g handlePlayerPass", told(""), "$g .turn -> 'right")}`,
  `${game({ lastMove: "2s", lastMovePlayer: "'right" })}\n${lines("$g handlePlayerPass", "$g .turn -> 'right", "$g .freeMove -> true", "$g .lastMovePlayer -> 'right", ...lies("lastMove", "2s"), ...lies("playerCards", HANDS.playerCards))}`,
  `${game({ lastMove: "3c", lastMovePlayer: "'left" })}\n${lines("$g handlePlayerPass", "$g .freeMove -> false", "$g .lastMovePlayer -> 'left", ...lies("lastMove", "3c"))}`,
  `${game({ lastMove: "3c", lastMovePlayer: "'left", gameOver: "true" })}\n${lines("$g handlePlayerPass", "$g .turn -> 'player")}`,
  `${game({ startingTurn: "true" })}\n${lines("$g handlePlayerPass", told("You cannot pass the first turn"), "$g .turn -> 'player")}`,
  `${game({ freeMove: "true", lastMove: "3c" })}\n${lines("$g handlePlayerPass", told("You cannot pass the free move"), "$g .turn -> 'player")}`,
  `${game({ turn: "'left", lastMove: "3c", lastMovePlayer: "'top" })}\n${lines("$g handlePlayerPass", "$g .turn -> 'left")}`,
  `${game({ lastMove: "3c", lastMovePlayer: "'left" })}\n${lines("$g handlePlayerPass", "$g .turn := 'player", `$g handlePlayerDeal ${cards("4d")} -> true`)}`,
)}
BT-XG13 8.2.4 numberSort, suitSort: sorts the player's cards
${game({ playerCards: "2d 3s ac 3d" })}
${lines("$g typeSort", ...lies("playerCards", "3d 3s ac 2d"), "$g suitSort", ...lies("playerCards", "3d 2d ac 3s"))}
BT-XG14 8.2.4 isGameOver: an empty hand ends the game at once
${cases(
  `${game()}\n${lines("$g isGameOver -> false", "$g .gameOver -> false")}`,
  `${game({ turn: "'left", leftCards: "" })}\n${lines("$g isGameOver -> true", "$g .gameOver -> true")}`,
  `${game({ turn: "'right", rightCards: "4c", lastMove: "3c" })}\n${lines("$g AIplayCards", "$g .gameOver -> true", ...SCORED)}`,
  `${game({ playerCards: "kd", lastMove: "3c" })}\n${lines(`$g handlePlayerDeal ${cards("kd")} -> true`, "$g .gameOver -> true", ...SCORED)}`,
)}
BT-XG15 8.2.4 displayPass: shows that the seat passed, and changes neither the hand, the last move nor the turn
${game({ turn: "'left", lastMove: "3c", lastMovePlayer: "'top", leftField: "jd" })}
${lines("answer = $g displayPass", "h = $g .leftField", "field = $h each .image", "text = $g .playerFieldText", `list $answer $field $text !> [ null [ ${names("jd")} ] ' ]`, "$g .turn -> 'left", ...lies("leftCards", HANDS.leftCards), ...lies("lastMove", "3c"), "$g .lastMovePlayer -> 'top", "$g .freeMove -> false")}
BT-XG17 8.2.4 computePlayerScore: the share of the hand that is gone, in percent, rounded up
${lines("g = new Game", "d = Rules newDeck", ...[100, 93, 85, 77, 70, 62, 54, 47, 39, 31, 24, 16, 8, 0].flatMap((score, n) => [set("g", "playerCards", cards("3d 3c 3h 3s 4d 4c 4h 4s 5d 5c 5h 5s 6d".split(" ").slice(0, n).join(" "))), `$g computePlayerScore -> ${score}`]))}
BT-XA1 3.3.4 App: made of a Game, and of nothing else
${lines("g = new Game", "a = new App $g", "$a .game -> $g", "new App null -> throws InvalidInput", "new App 'game -> throws InvalidInput")}
BT-XA2 3.3.4 App render, 9.3.4 GameplayField render: the screen of a game and its field, before it starts, while it is played and when it is over
${cases(...["App", "GameplayField"].map((screen) => lines("g = new Game", `a = new ${screen} $g`, "$a render !> null", "$g startGame", "$a render !> null", "$g handleTimer", "$a render !> null")))}
BT-XG16 8.2.1 State Variables: each can be read and written, and counts as it stands
${cases(...VARIABLES.map(([name, value]) => lines("g = new Game", "$g startGame", `$g .${name} := ${value}`, `$g .${name} -> ${value}`)), `${game({ turn: "'top" })}\n${lines("$g .turn := 'left", "h = $g getCardsforTurn", `$h each .image -> [ ${names(HANDS.leftCards)} ]`)}`)}
BT-XN2 throughout, typeof: what is not of its parameter's type is refused, by Card as an InvalidInput, and changes nothing
${cases(
  ...["'1 0", "1 '0", "null 0", "1 null", "1.5 0", "1 0.5", "[ 3 ] 0"].map((given) =>
    lines("c = new Card 1 0", `new Card ${given} -> refused InvalidInput`),
  ),
  ...["5", "[ ]", "'Game"].map((given) =>
    lines("g = new Game", "a = new App $g", `new App ${given} -> refused InvalidInput`),
  ),
  lines(`p = new Player ${cards("3d")}`, "new Player 5 -> refused"),
  ...MISFITS.map(
    (call) => `${game({ lastMove: "3c", lastMovePlayer: "'left" })}\n${lines(`${call} -> refused`, ...UNCHANGED)}`,
  ),
)}
BT-XN3 beyond the document, values: the game of an App, and a card
${cases(...["type := 'K", "suit := 'S", "suitVal := 4", "value := 13"].map((write) => lines("c = new Card 3 0", `$c .${write} -> refused`, "$c .type -> '3", "$c .suit -> 'D", "$c .suitVal -> 1", "$c .value -> 3")), lines("g = new Game", "o = new Game", "a = new App $g", "$a .game := $o -> refused", "$a .game -> $g"))}
BT-XN4 8.2.4, 3.3.4 Transition: None: a program that only answers leaves the game as it was
${cases(...["$g getCardsforTurn", "$g computePlayerScore", "$a render"].map((call) => `${game({ playerCards: "kd 3s 3d 5c 4d 7d 6d", lastMove: "3c", lastMovePlayer: "'left" })}\n${lines("a = new App $g", call, ...lies("playerCards", "kd 3s 3d 5c 4d 7d 6d"), "$g .playerScore -> 0", ...UNCHANGED.filter((step) => !step.includes("$h") && !step.startsWith("h ")))}`))}
`;
