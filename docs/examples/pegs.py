"""Peg Solitaire after the EECS 3311 document, in Python: `baize check-document pegs-eecs3311 -- python3 baize_adapter.py pegs`."""

TEMPLATES = {
    "default": "*******/*******/*******/*******/*******/*******/*******",
    "easy": "***.***/***O***/***O***/***.***/***O***/***.***/*******",
    "cross": "**...**/**.O.**/..OOO../...O.../...O.../**...**/**...**",
    "plus": "**...**/**.O.**/...O.../.OOOOO./...O.../**.O.**/**...**",
    "pyramid": "**...**/**.O.**/..OOO../.OOOOO./OOOOOOO/**...**/**...**",
    "arrow": "**.O.**/**OOO**/.OOOOO./...O.../...O.../**OOO**/**OOO**",
    "diamond": "**.O.**/**OOO**/.OOOOO./OOO.OOO/.OOOOO./**OOO**/**.O.**",
    "skull": "**OOO**/**OOO**/.OOOOO./.O.O.O./.OOOOO./**OOO**/**OOO**",
}


class ContractViolation(Exception):
    def __init__(self, tag, kind="precondition"):
        super().__init__(f"{kind} {tag}")
        self.kind, self.tag = kind, tag


def require(**clauses):
    """Throws for the first clause that does not hold; a clause is looked at only when those before it hold."""
    for tag, holds in clauses.items():
        if not holds():
            raise ContractViolation(tag)


class SlotStatus:
    def __init__(self, out):
        self._out = out

    @property
    def out(self):
        return self._out


STATUSES = {sign: SlotStatus(sign) for sign in "O.*"}


class SlotStatusAccess:
    occupied_slot = property(lambda self: STATUSES["O"])
    unoccupied_slot = property(lambda self: STATUSES["."])
    unavailable_slot = property(lambda self: STATUSES["*"])


SSA = SlotStatusAccess()


class Board(SlotStatusAccess):
    number_of_rows = number_of_columns = 7

    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        self.ssa, self.bta = SSA, BoardTemplatesAccess()

    @property
    def out(self):
        return "\n".join("".join(row) for row in self.rows)

    @property
    def number_of_occupied_slots(self):
        return self.out.count("O")

    def is_valid_row(self, r):
        return 1 <= r <= self.number_of_rows

    def is_valid_column(self, c):
        return 1 <= c <= self.number_of_columns

    def is_equal(self, other):
        return self.out == other.out

    def status_of(self, r, c):
        require(valid_row=lambda: self.is_valid_row(r), valid_column=lambda: self.is_valid_column(c))
        return STATUSES[self.rows[r - 1][c - 1]]

    def set_status(self, r, c, status):
        require(valid_row=lambda: self.is_valid_row(r), valid_column=lambda: self.is_valid_column(c))
        self.rows[r - 1][c - 1] = status.out

    def range_clauses(self, r1, r2, c1, c2):
        require(
            valid_rows=lambda: self.is_valid_row(r1) and self.is_valid_row(r2),
            valid_columns=lambda: self.is_valid_column(c1) and self.is_valid_column(c2),
            valid_row_range=lambda: r2 >= r1,
            valid_column_range=lambda: c2 >= c1,
        )

    def set_statuses(self, r1, r2, c1, c2, status):
        self.range_clauses(r1, r2, c1, c2)
        for r in range(r1, r2 + 1):
            for c in range(c1, c2 + 1):
                self.set_status(r, c, status)

    def matches_slots_except(self, other, r1, r2, c1, c2):
        self.range_clauses(r1, r2, c1, c2)
        slots = [(r, c) for r in range(1, 8) for c in range(1, 8) if r < r1 or r > r2 or c < c1 or c > c2]
        return all(self.status_of(r, c) is other.status_of(r, c) for r, c in slots)


class BoardTemplates:
    pass


class BoardTemplatesAccess:
    templates = BoardTemplates()


class Game:
    def __init__(self, board):
        self._board, self.bta = Board(board.rows), BoardTemplatesAccess()

    @property
    def board(self):
        return self._board

    @staticmethod
    def make_from_board(board):
        return Game(board)

    def boolean_to_yes_no(self, b):
        return "Yes" if b else "No"

    def clauses(self, r, c, dr, dc):
        """What a jump requires, in the order of the document."""
        board, status = self.board, self.board.status_of
        row, column = ("row", lambda n: board.is_valid_row(r + n * dr)), ("column", lambda n: board.is_valid_column(c + n * dc))
        (first, is_first), (second, is_second) = (row, column) if dr == 0 else (column, row)
        return {
            f"from_slot_valid_{first}": lambda: is_first(0),
            f"from_slot_valid_{second}": lambda: is_second(0),
            f"middle_slot_valid_{second}": lambda: is_second(1),
            f"to_slot_valid_{second}": lambda: is_second(2),
            "from_slot_occupied": lambda: status(r, c) is SSA.occupied_slot,
            "middle_slot_occupied": lambda: status(r + dr, c + dc) is SSA.occupied_slot,
            "to_slot_unoccupied": lambda: status(r + 2 * dr, c + 2 * dc) is SSA.unoccupied_slot,
        }

    def jump(self, r, c, dr, dc):
        require(**self.clauses(r, c, dr, dc))
        self.board.set_status(r, c, SSA.unoccupied_slot)
        self.board.set_status(r + dr, c + dc, SSA.unoccupied_slot)
        self.board.set_status(r + 2 * dr, c + 2 * dc, SSA.occupied_slot)

    def move_up(self, r, c):
        self.jump(r, c, -1, 0)

    def move_down(self, r, c):
        self.jump(r, c, 1, 0)

    def move_left(self, r, c):
        self.jump(r, c, 0, -1)

    def move_right(self, r, c):
        self.jump(r, c, 0, 1)

    @property
    def is_over(self):
        ways = [(r, c, dr, dc) for r in range(1, 8) for c in range(1, 8) for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        return not any(all(holds() for holds in self.clauses(*way).values()) for way in ways)

    @property
    def is_won(self):
        return self.board.number_of_occupied_slots == 1

    @property
    def out(self):
        over, won = self.boolean_to_yes_no(self.is_over), self.boolean_to_yes_no(self.is_won)
        return f"Game is over: {over}\nGame is won : {won}\nBoard Status:\n{self.board.out}"


class History:
    """A game with what its players are told: nothing is thrown, the message says what happened."""

    def __init__(self, game):
        self.game, self.past, self.future, self.message = Game(game.board), [], [], ""

    def play(self, move, r, c, dr, dc):
        before = Game(self.game.board)
        try:
            getattr(self.game, move)(r, c)
        except ContractViolation as violation:
            slot, at = violation.tag.split("_")[0], {"from": 0, "middle": 1, "to": 2}
            row, column = r + at[slot] * dr, c + at[slot] * dc
            self.message = {
                "row": f"Row {row} is not valid.",
                "column": f"Column {column} is not valid.",
                "occupied": f"Slot at ({row}, {column}) is not O",
                "unoccupied": f"Slot at ({row}, {column}) is not .",
            }[violation.tag.split("_")[-1]]
            return
        self.past, self.future, self.message = [*self.past, before], [], DONE

    def move_up(self, r, c):
        self.play("move_up", r, c, -1, 0)

    def move_down(self, r, c):
        self.play("move_down", r, c, 1, 0)

    def move_left(self, r, c):
        self.play("move_left", r, c, 0, -1)

    def move_right(self, r, c):
        self.play("move_right", r, c, 0, 1)

    def undo(self):
        self.go(self.past, self.future, "Nothing to undo.")

    def redo(self):
        self.go(self.future, self.past, "Nothing to redo.")

    def go(self, there, here, nothing):
        self.message = DONE if there else nothing
        if there:
            here.append(self.game)
            self.game = there.pop()


DONE = "Operation successfully completed."


def make_templates():
    """One maker and one template for each layout."""
    for name, layout in TEMPLATES.items():
        rows = layout.split("/")
        setattr(Board, f"make_{name}", staticmethod(lambda rows=rows: Board(rows)))
        setattr(Game, f"make_{name}", staticmethod(lambda rows=rows: Game(Board(rows))))
        setattr(BoardTemplates, f"{name}_board", property(lambda self, rows=rows: Board(rows)))


make_templates()
