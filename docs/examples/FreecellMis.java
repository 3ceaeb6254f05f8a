import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * FreeCell after the Module Interface Specification, in Java. With this file and BaizeAdapter.java compiled:
 * {@code baize check-document freecell-mis -- java -cp . BaizeAdapter}.
 */
final class FreecellMis {
  private FreecellMis() {}

  static List<CardStackT> stacks(int count, int size) {
    List<CardStackT> all = new ArrayList<>();
    for (int i = 0; i < count; i++) all.add(new CardStackT(size, new ArrayList<>()));
    return all;
  }
}

enum SuitT { H, D, C, S }

enum RankT { A, C2, C3, C4, C5, C6, C7, C8, C9, C10, J, Q, K }

enum ColourT { Red, Black }

enum CellT { FreeCell, HomeCell, Tableau }

class InvalidArgument extends RuntimeException {}

class InvalidCell extends RuntimeException {}

class InvalidConfig extends RuntimeException {}

class InvalidMove extends RuntimeException {}

class StackFull extends RuntimeException {}

class StackEmpty extends RuntimeException {}

final class CardT {
  private final SuitT suit;
  private final RankT rank;

  CardT(SuitT suit, RankT rank) {
    this.suit = suit;
    this.rank = rank;
  }

  public SuitT getSuit() {
    return suit;
  }

  public RankT getRank() {
    return rank;
  }

  public ColourT getColour() {
    return suit == SuitT.H || suit == SuitT.D ? ColourT.Red : ColourT.Black;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardT && ((CardT) other).suit == suit && ((CardT) other).rank == rank;
  }

  @Override
  public int hashCode() {
    return 13 * suit.ordinal() + rank.ordinal();
  }
}

class Stack<T> {
  private final int maxSize;
  private final List<T> elements;

  Stack(int size, List<T> seq) {
    if (size <= 0 || seq.size() > size) throw new InvalidArgument();
    maxSize = size;
    elements = new ArrayList<>(seq);
  }

  public Stack<T> push(T element) {
    if (elements.size() == maxSize) throw new StackFull();
    List<T> more = toSeq();
    more.add(element);
    return new Stack<>(maxSize, more);
  }

  public Stack<T> pop() {
    if (elements.isEmpty()) throw new StackEmpty();
    return new Stack<>(maxSize, elements.subList(0, elements.size() - 1));
  }

  public T top() {
    if (elements.isEmpty()) throw new StackEmpty();
    return elements.get(elements.size() - 1);
  }

  public int getSize() {
    return elements.size();
  }

  public int getMaxSize() {
    return maxSize;
  }

  public List<T> toSeq() {
    return new ArrayList<>(elements);
  }
}

final class CardStackT extends Stack<CardT> {
  CardStackT(int size, List<CardT> seq) {
    super(size, seq);
  }

  @Override
  public CardStackT push(CardT card) {
    return new CardStackT(getMaxSize(), super.push(card).toSeq());
  }

  @Override
  public CardStackT pop() {
    return new CardStackT(getMaxSize(), super.pop().toSeq());
  }
}

final class GameBoardT {
  private final List<CardStackT> tableaux;
  private final List<CardStackT> freeCells = FreecellMis.stacks(4, 1);
  private final List<CardStackT> homeCells = FreecellMis.stacks(4, 13);

  GameBoardT() {
    tableaux = FreecellMis.stacks(8, 19);
  }

  GameBoardT(List<CardT> deck) {
    if (deck.size() != 52) throw new InvalidArgument();
    tableaux = new ArrayList<>();
    for (int i = 0, at = 0; i < 8; i++) {
      int count = i < 4 ? 7 : 6;
      tableaux.add(new CardStackT(count + 12, deck.subList(at, at + count)));
      at += count;
    }
  }

  private List<CardStackT> cells(CellT cell) {
    return cell == CellT.Tableau ? tableaux : cell == CellT.FreeCell ? freeCells : homeCells;
  }

  public CardStackT getCell(CellT cell, int n) {
    if (n < 0 || n >= cells(cell).size()) throw new InvalidCell();
    return cells(cell).get(n);
  }

  public void place(CellT cell, int i, CardT card) {
    CardStackT stack = getCell(cell, i);
    if (stack.getSize() == stack.getMaxSize()) throw new InvalidConfig();
    cells(cell).set(i, stack.push(card));
  }

  public boolean isValidMove(CellT c0, int n0, CellT c1, int n1) {
    CardStackT from = getCell(c0, n0);
    CardStackT to = getCell(c1, n1);
    if (c0 == CellT.HomeCell || from.getSize() == 0 || to.getSize() == to.getMaxSize()) return false;
    CardT card = from.top();
    if (to.getSize() == 0) return c1 != CellT.HomeCell || card.getRank() == RankT.A;
    int step = to.top().getRank().ordinal() - card.getRank().ordinal();
    if (c1 == CellT.Tableau) return step == 1 && card.getColour() != to.top().getColour();
    return c1 == CellT.HomeCell && step == -1 && card.getSuit() == to.top().getSuit();
  }

  public void makeMove(CellT c0, int n0, CellT c1, int n1) {
    if (!isValidMove(c0, n0, c1, n1)) throw new InvalidMove();
    CardT card = getCell(c0, n0).top();
    cells(c0).set(n0, getCell(c0, n0).pop());
    cells(c1).set(n1, getCell(c1, n1).push(card));
  }

  public boolean validMoveExists() {
    for (CellT c0 : CellT.values())
      for (int n0 = 0; n0 < cells(c0).size(); n0++)
        for (CellT c1 : CellT.values())
          for (int n1 = 0; n1 < cells(c1).size(); n1++) if (isValidMove(c0, n0, c1, n1)) return true;
    return false;
  }

  public boolean isInWinState() {
    List<RankT> ranks = Arrays.asList(RankT.values());
    for (CardStackT home : homeCells) {
      List<RankT> found = new ArrayList<>();
      for (CardT card : home.toSeq()) found.add(card.getRank());
      if (!found.equals(ranks)) return false;
    }
    return true;
  }
}

final class CardDeckUtils {
  private CardDeckUtils() {}

  public static List<CardT> randomDeck() {
    List<CardT> deck = new ArrayList<>();
    for (SuitT suit : SuitT.values()) for (RankT rank : RankT.values()) deck.add(new CardT(suit, rank));
    Collections.shuffle(deck);
    return deck;
  }
}
