"""Tests of Peg Solitaire that ask whatever BAIZE_SUBJECT starts: baize check-document pegs-eecs3311 --mutants -- python3 test_pegs.py"""

import os
import shlex
import subprocess
import unittest


class Subject:
    """An implementation that answers lines."""

    def __init__(self):
        words = shlex.split(os.environ["BAIZE_SUBJECT"])
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def get(self, line):
        """What comes after `ok`."""
        answer = self.ask(line)
        assert answer.startswith("ok"), f"{line}: {answer}"
        return answer[3:]


class GameTest(unittest.TestCase):
    def setUp(self):
        self.subject = Subject()
        self.game = self.subject.get("call Game makeEasy")

    def tearDown(self):
        self.subject.process.kill()
        self.subject.process.communicate()

    def test_an_easy_game_is_won_in_two_moves(self):
        self.assertEqual(self.subject.get(f"get {self.game} isWon"), "false")
        self.subject.get(f"call {self.game} moveDown 2 4")
        self.assertEqual(self.subject.get(f"get {self.game} isWon"), "false")
        self.assertEqual(self.subject.get(f"get {self.game} isOver"), "false")
        self.subject.get(f"call {self.game} moveUp 5 4")
        self.assertEqual(self.subject.get(f"get {self.game} isWon"), "true")
        self.assertEqual(self.subject.get(f"get {self.game} isOver"), "true")

    def test_a_move_from_an_empty_slot_is_refused(self):
        answer = self.subject.ask(f"call {self.game} moveUp 4 4")
        self.assertEqual(answer, "throws ContractViolation precondition from_slot_occupied")

    def test_the_landing_must_be_free(self):
        game = self.subject.get("call Game makePyramid")
        answer = self.subject.ask(f"call {game} moveUp 5 4")
        self.assertEqual(answer, "throws ContractViolation precondition to_slot_unoccupied")


if __name__ == "__main__":
    unittest.main()
