"""Lets `baize check-document` ask a Python module: python3 baize_adapter.py my_module

The module has the classes of the document by name. A method or attribute may be written as the document does (`getSize`) or in the
manner of Python (`get_size`). A text that names a constant of the document is the one of that name in an Enum of the module. An exception is known by the names
of its class and of those that it extends, with `kind` and `tag` where it has them.
"""

import enum
import importlib
import inspect
import io
import re
import sys

ESCAPES = {"\\": "\\\\", " ": "\\s", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
PLAIN = {"\\": "\\", "s": " ", "n": "\n", "r": "\r", "t": "\t"}

# The constants of the documents: of the Enum that has the document's name, else of the first that has them all.
CONSTANTS = {
    "SuitT": "H D C S",
    "RankT": "A C2 C3 C4 C5 C6 C7 C8 C9 C10 J Q K",
    "ColourT": "Red Black",
    "CellT": "FreeCell HomeCell Tableau",
    "PileType": "OPEN CASCADE FOUNDATION",
    "GameType": "SINGLEMOVE MULTIMOVE",
    "Turn": "player right top left",
}


class StringBuilder:
    """Text that can be written to."""

    def __init__(self):
        self.text = ""

    def append(self, text):
        self.text += str(text)

    def __str__(self):
        return self.text


class PipedWriter:
    """Text that goes nowhere: whatever is written fails."""

    def append(self, text):
        raise OSError("Pipe not connected")

    write = append


class Adapter:
    def __init__(self, module):
        self.module = module
        enums = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, enum.Enum)]
        self.constants = {}
        for name, constants in CONSTANTS.items():
            named = [kind for kind in enums if kind.__name__ == name]
            whole = [kind for kind in enums if set(constants.split()) <= set(kind.__members__)]
            for kind in (named or whole)[:1]:
                self.constants.update(kind.__members__)
        # Objects, though they may be lists or tuples as well.
        self.made = set()
        self.reset()

    def reset(self):
        self.objects = []

    def parse(self, words):
        """The values that some words stand for."""
        stack = [[]]
        for word in words:
            if word == "[":
                stack.append([])
            elif word == "]":
                ended = stack.pop()
                stack[-1].append(ended)
            elif word.startswith("'"):
                text = re.sub(r"\\(.)", lambda found: PLAIN.get(found[1], found[1]), word[1:])
                stack[-1].append(self.constants.get(text, text))
            elif word.startswith("@"):
                stack[-1].append(self.objects[int(word[1:])])
            elif word in ("null", "true", "false"):
                stack[-1].append({"null": None, "true": True, "false": False}[word])
            else:
                stack[-1].append(float(word) if "." in word else int(word))
        return stack[0]

    def format(self, value):
        if value is None:
            return "null"
        if isinstance(value, enum.Enum) and self.constants.get(value.name) is value:
            return self.format(value.name)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, (int, float)):
            return str(value)
        if isinstance(value, str):
            return "'" + re.sub(r"[\\ \n\r\t]", lambda found: ESCAPES[found[0]], value)
        is_thing = type(value) in self.made or hasattr(type(value), "_fields")
        if isinstance(value, (list, tuple)) and not is_thing:
            return " ".join(["[", *map(self.format, value), "]"])
        for name, known in enumerate(self.objects):
            if known is value:
                return f"@{name}"
        self.objects.append(value)
        return f"@{len(self.objects) - 1}"

    def target(self, word):
        if word.startswith("@"):
            return self.objects[int(word[1:])]
        if word == "StringReader":
            return io.StringIO
        if word in ("StringBuilder", "PipedWriter"):
            return StringBuilder if word == "StringBuilder" else PipedWriter
        return getattr(self.module, word)

    @staticmethod
    def named(target, name):
        """An attribute by the document's name, or as Python would write it."""
        known = dir(target)
        if name in known:
            return name
        snake = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        if snake in known:
            return snake
        if name == "equals":
            return "__eq__"
        raise AttributeError(name)

    @staticmethod
    def fitted(verb, found, values):
        """The values for a call, None when they do not fit; a method may want more, such as the click that it is called for."""
        try:
            signature = inspect.signature(found)
        except ValueError:
            return values
        places = [one for one in signature.parameters.values() if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
        wanted = [one for one in places if one.default is one.empty]
        given = values + [None] * (len(wanted) - len(values) if verb == "call" else 0)
        try:
            signature.bind(*given)
        except TypeError:
            return None
        return given

    def answer(self, words):
        if words == ["reset"]:
            self.reset()
            return "ok"
        verb, on, *rest = words
        try:
            target = self.target(on)
            if verb not in ("new", "text"):
                name = self.named(target, rest[0])
            values = self.parse(rest if verb == "new" else rest[1:])
        except (AttributeError, LookupError, ValueError) as error:
            return f"unknown {error}"
        try:
            if verb == "text":
                return "ok " + self.format(str(target))
            if verb == "set":
                setattr(target, name, values[0])
                return "ok"
            if (verb, name if verb != "new" else "") == ("call", "__eq__"):
                return "ok " + self.format(target == values[0])
            found = target if verb == "new" else getattr(target, name)
            if verb != "get":
                given = self.fitted(verb, found, values)
                if given is None:
                    return f"unknown {' '.join(words[1:2 if verb == 'new' else 3])} with {len(values)} values"
                answer = found(*given)
                if verb == "new":
                    self.made.add(type(answer))
                return "ok " + self.format(answer)
            return "ok " + self.format(found() if callable(found) else found)
        except Exception as error:  # Whatever the implementation throws is an answer.
            kinds = [kind.__name__ for kind in type(error).__mro__ if issubclass(kind, Exception)]
            parts = ["<".join(kinds), getattr(error, "kind", None), getattr(error, "tag", None)]
            return "throws " + " ".join(str(part) for part in parts if part is not None)


def main():
    if len(sys.argv) != 2:
        sys.exit("Name the module with your classes: python3 baize_adapter.py my_module")
    lines, answers = sys.stdin, sys.stdout
    lines.reconfigure(encoding="utf-8")
    answers.reconfigure(encoding="utf-8", newline="\n")
    # What the module prints itself is no answer, and the questions are not for it to read.
    sys.stdin, sys.stdout = io.StringIO(), sys.stderr
    sys.path.insert(0, ".")
    try:
        module = importlib.import_module(sys.argv[1])
    except ModuleNotFoundError as error:
        if error.name != sys.argv[1]:
            raise
        sys.exit(f"There is no module {error.name} here: name a file without its .py.")
    adapter = Adapter(module)
    for line in lines:
        print(adapter.answer(line.strip().split(" ")), file=answers, flush=True)


if __name__ == "__main__":
    main()
