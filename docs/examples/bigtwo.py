"""Big Two after the module interface specification, in Python: `baize check-document bigtwo-mis -- python3 baize_adapter.py bigtwo`."""

import enum
import itertools
import math
import random
from collections import Counter

TYPES = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
TYPE_NAMES = ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]
SUITS = ["D", "C", "H", "S"]
SUIT_VALUES = [1, 2, 3, 4]
SUIT_NAMES = ["Diamonds", "Clubs", "Hearts", "Spades"]


class InvalidInput(Exception):
    pass


class InvalidCombination(Exception):
    pass


class Turn(enum.Enum):
    player, right, top, left = range(4)


class Card:
    def __init__(self, type_num, suit_num):
        numbers = isinstance(type_num, int) and isinstance(suit_num, int)
        if not numbers or not 1 <= type_num <= 13 or not 0 <= suit_num <= 3:
            raise InvalidInput
        vars(self).update(
            type=TYPES[type_num],
            suit=SUITS[suit_num],
            suitVal=SUIT_VALUES[suit_num],
            value=type_num + 13 if type_num < 3 else type_num,
            image=f"NAP-01_{SUIT_NAMES[suit_num]}_{TYPE_NAMES[type_num]}.png",
        )

    def __setattr__(self, name, value):
        raise AttributeError(f"{name}: a card is a value")

    def __eq__(self, other):
        return isinstance(other, Card) and self.image == other.image

    def __hash__(self):
        return hash(self.image)


START = Card(3, 0)


def by_value(card):
    return (card.value, card.suitVal)


def by_suit(card):
    return (card.suitVal, card.value)


class Rules:
    type, suits, suitVal, suitsPath, valuesPath = TYPES, SUITS, SUIT_VALUES, SUIT_NAMES, TYPE_NAMES

    @staticmethod
    def newDeck():
        return [Card(number, suit) for suit in range(4) for number in range(1, 14)]

    @staticmethod
    def shuffle(deck):
        return random.sample(deck, len(deck))

    @staticmethod
    def isValidStartingPlay(cards):
        return START in cards and Rules.isValidPlay(cards)

    @staticmethod
    def isValidPlay(cards):
        return Rules.isValidSingle(cards) or Rules.isValidPair(cards) or Rules.isValidFiveCardPlay(cards)

    @staticmethod
    def isValidSingle(cards):
        return len(cards) == 1

    @staticmethod
    def isValidPair(cards):
        return len(cards) == 2 and cards[0].value == cards[1].value

    @staticmethod
    def isValidFiveCardPlay(cards):
        tests = [Rules.isValidStraight, Rules.isValidFlush, Rules.isValidFullHouse, Rules.isValidFourOfaKind]
        return any(test(cards) for test in tests)

    @staticmethod
    def isValidStraight(cards):
        values = sorted(card.value for card in cards)
        return len(cards) == 5 and values == list(range(values[0], values[0] + 5))

    @staticmethod
    def isValidFlush(cards):
        return len(cards) == 5 and len({card.suit for card in cards}) == 1

    @staticmethod
    def counts(cards):
        return sorted(Counter(card.value for card in cards).values())

    @staticmethod
    def isValidFullHouse(cards):
        return Rules.counts(cards) == [2, 3]

    @staticmethod
    def isValidFourOfaKind(cards):
        return Rules.counts(cards) == [1, 4]

    @staticmethod
    def isStrongerPlay(cards, last):
        if len(cards) != len(last) or len(cards) not in (1, 2, 5):
            return False
        if len(cards) == 1:
            return Rules.isStrongerSingle(cards[0], last[0])
        return Rules.isStrongerPair(cards, last) if len(cards) == 2 else Rules.isStrongerFive(cards, last)

    @staticmethod
    def isStrongerSingle(card, last):
        return by_value(card) > by_value(last)

    @staticmethod
    def isStrongerPair(cards, last):
        return Rules.isValidPair(cards) and max(map(by_value, cards)) > max(map(by_value, last))

    @staticmethod
    def isStrongerFive(cards, last):
        return Rules.strength(cards) > Rules.strength(last)

    @staticmethod
    def strength(cards):
        most = Counter(card.value for card in cards).most_common()[0][0]
        if Rules.isValidStraight(cards) and Rules.isValidFlush(cards):
            return (5, max(map(by_value, cards)))
        if Rules.isValidFourOfaKind(cards):
            return (4, most)
        if Rules.isValidFullHouse(cards):
            return (3, most)
        if Rules.isValidFlush(cards):
            return (2, (cards[0].suitVal, sorted((card.value for card in cards), reverse=True)))
        return (1, max(map(by_value, cards))) if Rules.isValidStraight(cards) else (0,)

    @staticmethod
    def setPlayerCards(deck):
        return [deck.pop() for _ in range(13)]

    @staticmethod
    def setFirstTurn(player, left, top, right):
        hands = [(Turn.player, player), (Turn.left, left), (Turn.top, top), (Turn.right, right)]
        return next((turn for turn, hand in hands if START in hand), None)

    @staticmethod
    def getSuitValue(suit):
        return SUITS.index(suit) + 1 if suit in SUITS else 0

    @staticmethod
    def sortCardsValue(cards):
        return sorted(cards, key=by_value)

    @staticmethod
    def sortCardsSuit(cards):
        return sorted(cards, key=by_suit)


class PlayerBot:
    @staticmethod
    def BotStartingTurn(hand):
        return next((card for card in hand if card == START), None)

    @staticmethod
    def plays(hand, size):
        return [list(cards) for cards in itertools.combinations(Rules.sortCardsValue(hand), size) if Rules.isValidPlay(cards)]

    @staticmethod
    def BotFreeTurn(hand):
        return next(plays[0] for plays in (PlayerBot.plays(hand, size) for size in (5, 2, 1)) if plays)

    @staticmethod
    def BotPlayCards(hand, last):
        return PlayerBot.BotFreeTurn(hand) if len(last) == 0 else PlayerBot.lowest(hand, last, len(last))

    @staticmethod
    def lowest(hand, last, size):
        found = [cards for cards in PlayerBot.plays(hand, size) if Rules.isStrongerPlay(cards, last)]
        for cards in found:
            if not any(Rules.isStrongerPlay(cards, other) for other in found):
                return cards
        return None

    @staticmethod
    def BotSelectSingle(hand, last):
        found = PlayerBot.lowest(hand, last, 1)
        return found and found[0]

    @staticmethod
    def BotSelectPair(hand, last):
        return PlayerBot.lowest(hand, last, 2)

    @staticmethod
    def BotSelectFive(hand, last):
        return PlayerBot.lowest(hand, last, 5)


class Player:
    def __init__(self, cards, game=None):
        self.prop, self.selectedCards, self.game = list(cards), [], game

    def selectCard(self, card):
        if card in self.selectedCards:
            self.selectedCards.remove(card)
        elif card in self.prop:
            self.selectedCards.append(card)

    def handlePlayClick(self, e):
        cards = list(self.selectedCards)
        if not Rules.isValidPlay(cards):
            raise InvalidCombination
        if self.game is not None and not self.game.handlePlayerDeal(cards):
            return cards
        self.prop = [card for card in self.prop if card not in cards]
        self.selectedCards = []
        return cards

    def handlePassTurnClick(self, e):
        self.game.handlePlayerPass()

    def handleTypeSort(self):
        self.prop = Rules.sortCardsValue(self.prop)

    def handleSuitSort(self):
        self.prop = Rules.sortCardsSuit(self.prop)


class Game:
    def __init__(self):
        self.rules = True
        self.clear()

    def clear(self):
        for seat in Turn:
            setattr(self, f"{seat.name}Cards", [])
            setattr(self, f"{seat.name}Field", [])
        self.startingTurn, self.freeMove, self.gameOver = True, False, False
        self.turn = self.lastMovePlayer = None
        self.playerScore, self.minutes, self.seconds = 0, 10, 0
        self.cardsPlayed, self.lastMove, self.passesShown = [], [], []
        self.playerFieldText = ""

    def startGame(self):
        self.rules = False
        self.resetGame()

    def resetGame(self):
        self.clear()
        deck = Rules.shuffle(Rules.newDeck())
        for seat in ("player", "left", "top", "right"):
            setattr(self, f"{seat}Cards", Rules.setPlayerCards(deck))
        self.turn = Rules.setFirstTurn(self.playerCards, self.leftCards, self.topCards, self.rightCards)

    def tick(self):
        if self.gameOver or self.turn is None:
            return
        self.minutes, self.seconds = divmod(max(0, 60 * self.minutes + self.seconds - 1), 60)
        if self.minutes == self.seconds == 0:
            self.handleTimer()

    def handleTimer(self):
        self.gameOver, self.playerScore = True, self.computePlayerScore()

    def handlePlayerDeal(self, cards):
        if self.gameOver or self.turn != Turn.player:
            return False
        self.playerFieldText = self.complaint(cards)
        if self.playerFieldText == "":
            self.deal(cards)
            return True
        return False

    def complaint(self, cards):
        owned = all(card in self.playerCards for card in cards) and len(set(cards)) == len(cards)
        if self.startingTurn:
            valid = owned and Rules.isValidStartingPlay(cards)
            return "" if valid else "starting turn must be valid and contain 3 of diamonds"
        if not owned or not Rules.isValidPlay(cards):
            return "Your play must be valid"
        if self.freeMove or self.lastMove == []:
            return ""
        if len(cards) != len(self.lastMove):
            return "Your play must contain same number of cards as the previous play"
        return "" if Rules.isStrongerPlay(cards, self.lastMove) else "Your play must be stronger than the previous play"

    def deal(self, cards):
        self.updateField(cards)
        self.updateNextTurnCards(cards)
        self.startingTurn = False
        if self.isGameOver():
            self.playerScore = self.computePlayerScore()
        else:
            self.updateNextTurn()

    def AIplayCards(self):
        if self.gameOver or self.turn in (None, Turn.player):
            return
        hand = self.getCardsForTurn()
        if self.startingTurn:
            card = PlayerBot.BotStartingTurn(hand)
            if card is not None:
                self.deal([card])
            return
        cards = PlayerBot.BotPlayCards(hand, [] if self.freeMove else self.lastMove)
        if cards is None:
            self.displayPass()
            self.updateNextTurn()
        else:
            self.deal(cards)

    def getCardsForTurn(self):
        return [] if self.turn is None else getattr(self, f"{self.turn.name}Cards")

    getCardsforTurn = getCardsForTurn

    def updateNextTurnCards(self, cards):
        self.cardsPlayed = self.cardsPlayed + list(cards)
        setattr(self, f"{self.turn.name}Cards", [card for card in self.getCardsForTurn() if card not in cards])
        self.lastMove, self.lastMovePlayer, self.freeMove = list(cards), self.turn, False

    def updateField(self, cards):
        self.passesShown = [turn for turn in self.passesShown if turn != self.turn]
        setattr(self, f"{self.turn.name}Field", list(cards))

    def updateNextTurn(self):
        self.turn = Turn((self.turn.value + 1) % 4)
        if self.turn == self.lastMovePlayer:
            self.freeMove = True

    def handlePlayerPass(self):
        if self.gameOver or self.turn != Turn.player:
            return
        self.playerFieldText = ""
        if self.startingTurn:
            self.playerFieldText = "You cannot pass the first turn"
        elif self.freeMove or self.lastMove == []:
            self.playerFieldText = "You cannot pass the free move"
        else:
            self.displayPass()
            self.updateNextTurn()

    handlePlayPass = handlePlayerPass

    def typeSort(self):
        self.playerCards = Rules.sortCardsValue(self.playerCards)

    def suitSort(self):
        self.playerCards = Rules.sortCardsSuit(self.playerCards)

    def isGameOver(self):
        self.gameOver = self.gameOver or (self.turn is not None and self.getCardsForTurn() == [])
        return self.gameOver

    def displayPass(self):
        self.updateField([])
        self.passesShown = [*self.passesShown, self.turn]
        return "Pass"

    def computePlayerScore(self):
        return math.ceil((13 - len(self.playerCards)) * (100 / 13))


class GameplayField:
    def __init__(self, game):
        if not isinstance(game, Game):
            raise InvalidInput
        self._game = game

    def render(self):
        return ", ".join(f"{turn.name} {len(getattr(self._game, f'{turn.name}Cards'))}" for turn in Turn)


class App:
    def __init__(self, game):
        if not isinstance(game, Game):
            raise InvalidInput
        self._game = game

    @property
    def game(self):
        return self._game

    def render(self):
        game = self._game
        if game.rules:
            return "The rules"
        return f"{game.minutes}:{game.seconds:02} {GameplayField(game).render()}"
