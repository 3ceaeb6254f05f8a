import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** FreeCell after the CS3500 assignments: {@code baize check-document freecell-cs3500 -- java -cp classes BaizeAdapter}. */
enum PileType { OPEN, CASCADE, FOUNDATION }

enum Suit {
  CLUBS("♣"), DIAMONDS("♦"), HEARTS("♥"), SPADES("♠");

  final String sign;

  Suit(String sign) {
    this.sign = sign;
  }

  boolean isRed() {
    return this == DIAMONDS || this == HEARTS;
  }
}

final class PlayingCard {
  private static final String[] NAMES = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  final int value;
  final Suit suit;

  PlayingCard(int value, Suit suit) {
    this.value = value;
    this.suit = suit;
  }

  @Override
  public String toString() {
    return NAMES[value - 1] + suit.sign;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayingCard && ((PlayingCard) other).value == value && ((PlayingCard) other).suit == suit;
  }

  @Override
  public int hashCode() {
    return 4 * value + suit.ordinal();
  }
}

interface FreecellModelState<K> {
  int getNumCardsInFoundationPile(int index);

  int getNumCascadePiles();

  int getNumCardsInCascadePile(int index);

  int getNumCardsInOpenPile(int index);

  int getNumOpenPiles();

  K getFoundationCardAt(int pileIndex, int cardIndex);

  K getCascadeCardAt(int pileIndex, int cardIndex);

  K getOpenCardAt(int pileIndex);
}

interface FreecellModel<K> extends FreecellModelState<K> {
  List<K> getDeck();

  void startGame(List<K> deck, int numCascadePiles, int numOpenPiles, boolean shuffle);

  void move(PileType source, int pileNumber, int cardIndex, PileType destination, int destPileNumber);

  boolean isGameOver();
}

class SimpleFreecellModel implements FreecellModel<PlayingCard> {
  private List<List<PlayingCard>> cascades;
  private List<List<PlayingCard>> opens;
  private List<List<PlayingCard>> foundations;

  @Override
  public List<PlayingCard> getDeck() {
    List<PlayingCard> deck = new ArrayList<>();
    for (Suit suit : Suit.values()) for (int value = 1; value <= 13; value++) deck.add(new PlayingCard(value, suit));
    return deck;
  }

  @Override
  public void startGame(List<PlayingCard> deck, int numCascadePiles, int numOpenPiles, boolean shuffle) {
    if (deck == null || deck.size() != 52 || !new HashSet<>(deck).equals(new HashSet<>(getDeck()))) {
      throw new IllegalArgumentException("A deck has each of the 52 cards.");
    }
    if (numCascadePiles < 4 || numOpenPiles < 1) throw new IllegalArgumentException("Too few piles.");
    List<PlayingCard> order = new ArrayList<>(deck);
    while (shuffle && order.equals(deck)) Collections.shuffle(order);
    cascades = piles(numCascadePiles);
    opens = piles(numOpenPiles);
    foundations = piles(4);
    for (int i = 0; i < order.size(); i++) cascades.get(i % numCascadePiles).add(order.get(i));
  }

  private static List<List<PlayingCard>> piles(int count) {
    List<List<PlayingCard>> made = new ArrayList<>();
    for (int i = 0; i < count; i++) made.add(new ArrayList<>());
    return made;
  }

  private List<List<PlayingCard>> pilesOf(PileType type) {
    if (cascades == null) throw new IllegalStateException("The game has not started.");
    if (type == null) throw new IllegalArgumentException("A type of pile is missing.");
    return type == PileType.CASCADE ? cascades : type == PileType.OPEN ? opens : foundations;
  }

  private List<PlayingCard> pile(PileType type, int index) {
    List<List<PlayingCard>> all = pilesOf(type);
    if (index < 0 || index >= all.size()) throw new IllegalArgumentException("There is no such pile.");
    return all.get(index);
  }

  @Override
  public void move(PileType source, int pileNumber, int cardIndex, PileType destination, int destPileNumber) {
    List<PlayingCard> from = pile(source, pileNumber);
    List<PlayingCard> to = pile(destination, destPileNumber);
    if (source == PileType.FOUNDATION || from == to || cardIndex < 0 || cardIndex >= from.size()) {
      throw new IllegalArgumentException("No card can be taken from there.");
    }
    List<PlayingCard> taken = from.subList(cardIndex, from.size());
    if (taken.size() > 1 && !canMoveSeveral(taken, to, destination)) throw new IllegalArgumentException("One card at a time.");
    if (!fits(taken.get(0), to, destination)) throw new IllegalArgumentException("The card does not fit there.");
    to.addAll(new ArrayList<>(taken));
    taken.clear();
  }

  /** Whether more than one card may be moved: never, here. */
  protected boolean canMoveSeveral(List<PlayingCard> taken, List<PlayingCard> to, PileType destination) {
    return false;
  }

  protected int spaces(List<PlayingCard> to) {
    int open = 1;
    for (List<PlayingCard> one : opens) if (one.isEmpty()) open++;
    for (List<PlayingCard> one : cascades) if (one.isEmpty() && one != to) open *= 2;
    return open;
  }

  protected static boolean follows(PlayingCard card, PlayingCard last) {
    return card.suit.isRed() != last.suit.isRed() && card.value == last.value - 1;
  }

  private static boolean fits(PlayingCard card, List<PlayingCard> to, PileType type) {
    PlayingCard last = to.isEmpty() ? null : to.get(to.size() - 1);
    if (type == PileType.OPEN) return last == null;
    if (type == PileType.CASCADE) return last == null || follows(card, last);
    return last == null ? card.value == 1 : card.suit == last.suit && card.value == last.value + 1;
  }

  @Override
  public boolean isGameOver() {
    return cascades != null && foundations.stream().mapToInt(List::size).sum() == 52;
  }

  @Override
  public int getNumCardsInFoundationPile(int index) {
    return pile(PileType.FOUNDATION, index).size();
  }

  @Override
  public int getNumCascadePiles() {
    return cascades == null ? -1 : cascades.size();
  }

  @Override
  public int getNumCardsInCascadePile(int index) {
    return pile(PileType.CASCADE, index).size();
  }

  @Override
  public int getNumCardsInOpenPile(int index) {
    return pile(PileType.OPEN, index).size();
  }

  @Override
  public int getNumOpenPiles() {
    return cascades == null ? -1 : opens.size();
  }

  @Override
  public PlayingCard getFoundationCardAt(int pileIndex, int cardIndex) {
    return card(pile(PileType.FOUNDATION, pileIndex), cardIndex);
  }

  @Override
  public PlayingCard getCascadeCardAt(int pileIndex, int cardIndex) {
    return card(pile(PileType.CASCADE, pileIndex), cardIndex);
  }

  private static PlayingCard card(List<PlayingCard> pile, int index) {
    if (index < 0 || index >= pile.size()) throw new IllegalArgumentException("There is no such card.");
    return pile.get(index);
  }

  @Override
  public PlayingCard getOpenCardAt(int pileIndex) {
    List<PlayingCard> pile = pile(PileType.OPEN, pileIndex);
    return pile.isEmpty() ? null : pile.get(0);
  }
}

/** Several cards at once, as many as the spaces would let through one by one. */
class MultiMoveFreecellModel extends SimpleFreecellModel {
  @Override
  protected boolean canMoveSeveral(List<PlayingCard> taken, List<PlayingCard> to, PileType destination) {
    for (int i = 1; i < taken.size(); i++) if (!follows(taken.get(i), taken.get(i - 1))) return false;
    return destination == PileType.CASCADE && taken.size() <= spaces(to);
  }
}

class FreecellModelCreator {
  enum GameType { SINGLEMOVE, MULTIMOVE }

  static FreecellModel<PlayingCard> create(GameType type) {
    if (type == null) throw new IllegalArgumentException("A type of game is missing.");
    return type == GameType.SINGLEMOVE ? new SimpleFreecellModel() : new MultiMoveFreecellModel();
  }
}

class FreecellTextView {
  private final FreecellModelState<?> model;
  private final Appendable appendable;

  FreecellTextView(FreecellModelState<?> model) {
    this(model, System.out);
  }

  FreecellTextView(FreecellModelState<?> model, Appendable appendable) {
    if (model == null) throw new IllegalArgumentException("A model is missing.");
    this.model = model;
    this.appendable = appendable;
  }

  @Override
  public String toString() {
    if (model.getNumCascadePiles() < 0) return "";
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      List<String> cards = new ArrayList<>();
      for (int j = 0; j < model.getNumCardsInFoundationPile(i); j++) cards.add(" " + model.getFoundationCardAt(i, j));
      lines.add("F" + (i + 1) + ":" + String.join(",", cards));
    }
    for (int i = 0; i < model.getNumOpenPiles(); i++) {
      lines.add("O" + (i + 1) + ":" + (model.getOpenCardAt(i) == null ? "" : " " + model.getOpenCardAt(i)));
    }
    for (int i = 0; i < model.getNumCascadePiles(); i++) {
      List<String> cards = new ArrayList<>();
      for (int j = 0; j < model.getNumCardsInCascadePile(i); j++) cards.add(" " + model.getCascadeCardAt(i, j));
      lines.add("C" + (i + 1) + ":" + String.join(",", cards));
    }
    return String.join("\n", lines);
  }

  public void renderBoard() throws IOException {
    appendable.append(toString());
  }

  public void renderMessage(String message) throws IOException {
    appendable.append(message);
  }
}

class SimpleFreecellController {
  private final FreecellModel<PlayingCard> model;
  private final Scanner words;
  private final FreecellTextView view;

  SimpleFreecellController(FreecellModel<PlayingCard> model, Readable readable, Appendable appendable) {
    if (model == null || readable == null || appendable == null) throw new IllegalArgumentException("Something is missing.");
    this.model = model;
    this.words = new Scanner(readable);
    this.view = new FreecellTextView(model, appendable);
  }

  public void playGame(List<PlayingCard> deck, int numCascades, int numOpens, boolean shuffle) {
    if (deck == null) throw new IllegalArgumentException("A deck is missing.");
    try {
      try {
        model.startGame(deck, numCascades, numOpens, shuffle);
      } catch (IllegalArgumentException refused) {
        view.renderMessage("Could not start game.");
        return;
      }
      showBoard();
      while (!model.isGameOver()) {
        String[] move = new String[3];
        String[] shapes = {"[CFO]-?\\d+", "-?\\d+", "[CFO]-?\\d+"};
        for (int i = 0; i < 3; i++) {
          do move[i] = words.next(); while (!move[i].matches(shapes[i] + "|q|Q"));
          if (move[i].equalsIgnoreCase("q")) {
            view.renderMessage("Game quit prematurely.");
            return;
          }
        }
        play(move);
      }
      view.renderMessage("Game over.");
    } catch (IOException | NoSuchElementException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private void play(String[] move) throws IOException {
    try {
      model.move(type(move[0]), index(move[0].substring(1)), index(move[1]), type(move[2]), index(move[2].substring(1)));
    } catch (IllegalArgumentException refused) {
      view.renderMessage("Invalid move. Try again. " + refused.getMessage() + "\n");
      return;
    }
    showBoard();
  }

  private void showBoard() throws IOException {
    view.renderBoard();
    view.renderMessage("\n");
  }

  private static PileType type(String word) {
    return word.charAt(0) == 'C' ? PileType.CASCADE : word.charAt(0) == 'O' ? PileType.OPEN : PileType.FOUNDATION;
  }

  private static int index(String number) {
    return Integer.parseInt(number) - 1;
  }
}
