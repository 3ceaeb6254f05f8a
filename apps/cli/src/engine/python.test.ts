/** The client for Python, where there is a python3. */

import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { MAIN } from "@baize/testkit/terminal";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "clients/python");

const hasPython = (() => {
  try {
    execFileSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Runs some Python with the client at hand. */
const python = async (...args: readonly string[]) => {
  const env = {
    ...process.env,
    PYTHONPATH: folder,
    PYTHONDONTWRITEBYTECODE: "1",
    BAIZE: `${process.execPath} ${MAIN}`,
  };
  return (await promisify(execFile)("python3", args, { env, encoding: "utf8" })).stdout;
};

test.runIf(hasPython)("CL-E10 a whole game of Big Two", async () => {
  const [link, scores] = (await python(join(folder, "examples/bigtwo_game.py"))).trim().split("\n");
  expect(link).toMatch(/^\/bigtwo\/42\?moves=3D/);
  const points: number[] = JSON.parse(scores ?? "");
  expect([points.length, points.reduce((sum, n) => sum + n), Math.max(...points) > 0]).toEqual([4, 0, true]);
});

test.runIf(hasPython)("CL-E10 a deal of FreeCell solved", async () => {
  const [summary, line = ""] = (await python(join(folder, "examples/freecell_solve.py"), "1")).trim().split("\n");
  expect(summary).toBe(`deal 1: won, ${line.split(" ").length} moves, returns [1.0]`);
});

test.runIf(hasPython)("CL-E10 many deals are searched by one engine, in their order", async () => {
  const lines = [
    "import baize",
    "with baize.load_game('freecell') as game:",
    "    found = list(game.search_many([1, '617', 11982]))",
    "    print([(deal, each.verdict) for deal, each in found])",
    "    print([each.line for _, each in found[:2]] == [game.new_initial_state(deal).search().line for deal, _ in found[:2]])",
    "    state = game.new_initial_state(1)",
    "    state.apply_action('6a')",
    "    print([each.verdict for _, each in game.search_many([state, 1], nodes=10)])",
    "    print([each.atmost for _, each in game.search_many([3], options='cells=3', shortest=True, nodes=20000)] != [18])",
    "    told = []",
    "    try:",
    "        for deal, each in game.search_many([1, '?!', 2]):",
    "            told.append((deal, each.verdict))",
    "    except baize.EngineError as error:",
    "        print(told, error)",
    "    print(len(list(game.search_many([]))), [each.verdict for _, each in game.search_many(range(5, 7))])",
    "with baize.load_game('bigtwo') as game:",
    "    print([each.best_move for _, each in game.search_many(['42'], bot='master')])",
  ];
  expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
    "[(1, 'won'), ('617', 'won'), (11982, 'lost')]",
    "True",
    "['unknown', 'unknown']",
    "True",
    `[(1, 'won')] "?!" is not a deal: a number, "seed:" and any text, 52 cards, or a board is expected.`,
    "0 ['won', 'won']",
    "['3D 4C 5H 6H 7H']",
  ]);
});

test.runIf(hasPython)("CL-E10 a bot of one's own plays where it can, and passes where it must", async () => {
  const talk = [
    "import io, sys",
    `sys.path.insert(0, ${JSON.stringify(join(folder, "examples"))})`,
    "import baize, lowest",
    "asked = 'hello\\nposition view mis | right: 3S 6H | left 5C\\ngo movetime 9 moves pass | 6H\\ngo moves pass\\nquit\\n'",
    "baize.run(lowest.lowest, 'lowest', io.StringIO(asked))",
  ];
  expect(await python("-c", talk.join("\n"))).toBe("id lowest\nhellook\nbestmove 6H\nbestmove pass\n");
});

test.runIf(hasPython)("CL-E10 booleans are yes and no, and a short line has its bounds", async () => {
  const lines = [
    "import baize",
    "with baize.load_game('freecell') as game:",
    "    state = game.new_initial_state(3)",
    "    found = state.search(shortest=True, nodes=400000, movetime=None)",
    "    print(found.verdict, found.atleast, found.atmost, found.proved)",
    "    plain = state.search(shortest=False)",
    "    print(plain.verdict, plain.atleast, plain.atmost, plain.proved)",
    "    home = [each for each in state.search(shortest=True, multi=100, nodes=400000).best if each.move == '5h'][0]",
    "    print(home.length, home.atleast, home.atmost, home.proved)",
  ];
  expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
    "won 18 18 True",
    "won None None False",
    "18 18 18 True",
  ]);
});

test.runIf(hasPython)(
  "CL-E10 a turn is read from every view, with its rules or without; an empty BAIZE has a sentence",
  async () => {
    const lines = [
      "import os, baize",
      "for view in ('mis | right: 6S 7D | player 3D 3S', 'right: 6S 7D | player 3D 3S', 'taiwan | top: 4C | right to move', 'taiwan | top: | left: 5C | right pass'):",
      "    turn = baize.Turn(view, [])",
      "    print(turn.options, turn.seat, turn.hand, turn.history)",
      "os.environ['BAIZE'] = ' '",
      "try:",
      "    baize.load_game('pegs')",
      "except baize.EngineError as error:",
      "    print(error)",
    ];
    expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
      "mis right ['6S', '7D'] [('player', '3D 3S')]",
      "mis right ['6S', '7D'] [('player', '3D 3S')]",
      "taiwan top ['4C'] []",
      "taiwan top [] [('right', 'pass')]",
      "BAIZE is set, but empty: it names the command, or leave it unset where `baize` is in the path.",
    ]);
  },
);

test.runIf(hasPython)("CL-E10 what is refused is an exception with the sentence, and nothing has changed", async () => {
  const lines = [
    "import baize",
    "with baize.load_game('bigtwo') as game:",
    "    state = game.new_initial_state('42', options='taiwan')",
    "    before = state.legal_actions()",
    "    for bad in (lambda: state.apply_action('2S 2H'), lambda: state.search(bot='nobody'), lambda: game.new_initial_state('?!')):",
    "        try:",
    "            bad()",
    "        except baize.EngineError as error:",
    "            print(error)",
    "    print(state.legal_actions() == before, state.history(), state.clone().current_player() == state.current_player())",
    "    print(state.information_state_string().split(' | ')[0])",
    "    engine = game.engine",
    "    engine.position_view(state.information_state_string())",
    "    told = []",
    "    found = engine.go(told.append, bot='expert', multi=2, nodes=200)",
    "    print(found.best_move in before, told == list(found.info), engine.name.startswith('Baize '), engine.options['multi'])",
    "    print([choice.move for choice in found.best][0] == found.best_move, [type(choice.value) for choice in found.best] == [float] * 2)",
    "with baize.load_game('pegs') as pegs:",
    "    state = pegs.new_initial_state('plus')",
    "    print([(choice.verdict, choice.length, choice.value) for choice in state.search(multi=2).best])",
    "try:",
    "    state.legal_actions()",
    "except baize.EngineError as error:",
    "    print(error)",
  ];
  const out = (await python("-c", lines.join("\n"))).trim().split("\n");
  expect(out[0]).toMatch(/^The first play must hold the 3/);
  expect(out[1]).toMatch(/^"nobody" is not a bot/);
  expect(out[2]).toMatch(/^"\?!" is not a deal/);
  expect(out.slice(3)).toEqual([
    "True [] True",
    "taiwan",
    "True True True 1",
    "True True",
    "[('won', 5, None), ('won', 5, None)]",
    "the engine has ended",
  ]);
});

test.runIf(hasPython)(
  "CL-E10 an engine that does not start says why; every game has a deal without a name",
  async () => {
    const lines = [
      "import baize",
      "try:",
      "    baize.load_game('freecel')",
      "except baize.EngineError as error:",
      "    print(error)",
      "for name in ('freecell', 'pegs', 'bigtwo'):",
      "    with baize.load_game(name) as game:",
      "        print(len(game.new_initial_state().legal_actions()) > 0)",
    ];
    expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
      'the engine has ended: "freecel" is not a game. Did you mean freecell? Choose freecell, pegs or bigtwo.',
      ...["True", "True", "True"],
    ]);
  },
);

test.runIf(hasPython)("CL-E10 threads share a game and wait for each other", async () => {
  const lines = [
    "import threading, baize",
    "with baize.load_game('freecell') as game:",
    "    found = {}",
    "    def solve(deal):",
    "        state = game.new_initial_state(deal)",
    "        for _ in range(5):",
    "            state.apply_action(state.search(nodes=20000).line[0])",
    "        found[deal] = (state.search().verdict, len(state.legal_actions()) > 0, len(state.history()))",
    "    threads = [threading.Thread(target=solve, args=(deal,), daemon=True) for deal in range(1, 5)]",
    "    for thread in threads: thread.start()",
    "    for thread in threads: thread.join(20)",
    "    print([found.get(deal) for deal in range(1, 5)])",
    "    begun = threading.Event()",
    "    def last():",
    "        print(game.engine.search('/freecell/5', lambda _: begun.set(), shortest=True).verdict)",
    "    long = threading.Thread(target=last, daemon=True)",
    "    long.start()",
    "    begun.wait(20)",
    "long.join(20)",
    "print(long.is_alive())",
  ];
  expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
    `[${Array(4).fill("('won', True, 5)").join(", ")}]`,
    expect.stringMatching(/^(won|unknown)$/),
    "False",
  ]);
});

test.runIf(hasPython)("CL-E10 who hears a search with a fault leaves no answer for the next question", async () => {
  const lines = [
    "import baize",
    "with baize.load_game('freecell') as game:",
    "    state = game.new_initial_state(1)",
    "    for hear in (lambda info: {}[info], lambda info: game.engine.show()):",
    "        try:",
    "            game.engine.search('/freecell/5', hear, shortest=True)",
    "        except (KeyError, baize.EngineError) as error:",
    "            print(type(error).__name__)",
    "        print(len(state.legal_actions()), state.search().verdict)",
    "    try:",
    "        state.search(bot='a\\nb')",
    "    except ValueError as error:",
    "        print(error, len(state.legal_actions()))",
    "    try:",
    "        state.apply_action(chr(0xd800))",
    "    except ValueError as error:",
    "        print(type(error).__name__, len(state.legal_actions()))",
    "    game.engine._process.kill()",
    "    game.engine._process.wait()",
    "    try:",
    "        state.search()",
    "    except baize.EngineError as error:",
    "        print(error)",
  ];
  expect((await python("-c", lines.join("\n"))).trim().split("\n")).toEqual([
    "KeyError",
    "32 won",
    "EngineError",
    "32 won",
    "a command is one line 32",
    "UnicodeEncodeError 32",
    "the engine has ended",
  ]);
});

/** Whether Python can make a package here. */
const canBuild = hasPython && spawnSync("python3", ["-c", "import setuptools"]).status === 0;

test.runIf(canBuild)("CL-E10 the package has its types: py.typed is in it", async () => {
  const place = mkdtempSync(join(tmpdir(), "baize-built-"));
  try {
    cpSync(folder, join(place, "source"), { recursive: true });
    const build = ["import os, setuptools", "os.chdir(os.sys.argv.pop(1))", "setuptools.setup()"].join("\n");
    await python("-c", build, join(place, "source"), "--quiet", "build", "--build-lib", join(place, "built"));
    expect(readdirSync(join(place, "built/baize")).sort()).toEqual(
      ["__init__.py", "bot.py", "engine.py", "game.py", "py.typed"], // Types are read only where py.typed says so.
    );
  } finally {
    rmSync(place, { recursive: true });
  }
});

/** The programs in a document, each with what it says that it prints: a remark behind `print`, where … stands for more. */
const programsIn = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/```python\n(.*?)```/gs)].map(([, code = ""]) => ({
    code,
    says: [...code.matchAll(/^ *print\(.*\) +# (.*)$/gm)].map(([, text = ""]) => text.replace(/\W*….*/, "")),
  }));

test.runIf(hasPython)("CL-H3 the programs in Python in the documents run, and print what they say", async () => {
  const [first, many, second] = programsIn("clients/python/README.md");
  for (const program of [first, many]) {
    const printed = (await python("-c", program?.code ?? "")).trim().split("\n");
    expect(program?.says).toHaveLength(2);
    expect(program?.says.map((said, i) => printed[i]?.slice(0, said.length))).toEqual(program?.says);
  }
  const asked = "hello\ngo moves pass | 6H\nquit\n";
  const bot = spawnSync("python3", ["-c", second?.code ?? ""], {
    env: { ...process.env, PYTHONPATH: folder },
    input: asked,
  });
  expect(String(bot.stdout)).toBe("id lowest\nhellook\nbestmove 6H\n");
  const [deals] = programsIn("docs/deals.md");
  expect(execFileSync("python3", ["-c", deals?.code ?? ""], { cwd: root, encoding: "utf8" })).toMatch(
    /^\('\w+', \d+\)\n$/,
  );
});
