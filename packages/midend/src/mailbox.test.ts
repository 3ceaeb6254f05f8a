import { describe, expect, test, vi } from "vitest";
import { answer, type Call, Mailbox, type Port } from "./mailbox.ts";

const later = () => new Promise<void>((done) => setTimeout(done));

const tasks = {
  double: (n: number) => n * 2,
  fail: () => {
    throw new Error("This cannot be done.");
  },
  async count(to: number, { say, signal }: Call) {
    for (let n = 0; n < to; n++) {
      if (signal.aborted) return n;
      say(n);
      await later();
    }
    return to;
  },
};

/** Two ends of a line in one thread; what is posted arrives later, as it does between threads. */
function line() {
  const ears: ((message: unknown) => void)[] = [];
  const fails: ((why: Error) => void)[] = [];
  const interrupted = new Set<number>();
  const end = vi.fn();
  const portTo = (own: number, other: number): Port => ({
    post: (message) => void later().then(() => ears[other]?.(structuredClone(message))),
    listen(hear, fail) {
      ears[own] = hear;
      fails[own] = fail;
    },
    interrupt: (id) => void interrupted.add(id),
    end,
  });
  answer(portTo(1, 0), tasks, (id) => interrupted.has(id));
  return { near: portTo(0, 1), end, breaks: (why: Error) => fails[0]?.(why) };
}

describe("a mailbox", () => {
  test("MD-B1 a question gets its answer, several at a time", async () => {
    const box = new Mailbox<typeof tasks>(() => line().near);
    expect(await Promise.all([box.ask("double", 4).answer, box.ask("double", 5).answer])).toEqual([8, 10]);
  });

  test("MD-B2 parts of an answer are heard as they come", async () => {
    const heard: number[] = [];
    const box = new Mailbox<typeof tasks>(() => line().near);
    expect(await box.ask("count", 3, (n: number) => heard.push(n)).answer).toBe(3);
    expect(heard).toEqual([0, 1, 2]);
  });

  test("MD-B3 a question can be stopped, and that one alone", async () => {
    const box = new Mailbox<typeof tasks>(() => line().near);
    const first = box.ask("count", 30);
    const second = box.ask("count", 3);
    first.stop();
    expect(await first.answer).toBeLessThan(30);
    expect(await second.answer).toBe(3);
    expect(() => first.stop()).not.toThrow();
  });

  test("MD-B4 an error travels as an error, and so does a task that nobody knows", async () => {
    const box = new Mailbox<typeof tasks & { nothing: () => void }>(() => line().near);
    await expect(box.ask("fail", undefined).answer).rejects.toThrow("This cannot be done.");
    await expect(box.ask("nothing", undefined).answer).rejects.toThrow("nothing");
    expect(await box.ask("double", 1).answer).toBe(2);
  });

  test("MD-B5 when the line is lost all that is open fails, and the next question opens it again", async () => {
    const lines = [line(), line()];
    const connect = vi.fn(() => lines[connect.mock.calls.length - 1]!.near);
    const box = new Mailbox<typeof tasks>(connect);
    const open = box.ask("count", 30);
    lines[0]!.breaks(new Error("The worker is gone."));
    await expect(open.answer).rejects.toThrow("The worker is gone.");
    expect(await box.ask("double", 3).answer).toBe(6);
    expect(connect).toHaveBeenCalledTimes(2);
    lines[0]!.breaks(new Error("An old line is nobody's."));
    expect(await box.ask("double", 4).answer).toBe(8);
  });

  test("MD-B5 a line that cannot be opened fails the question, not the program", async () => {
    const box = new Mailbox<typeof tasks>(() => {
      throw new Error("There is no such file.");
    });
    await expect(box.ask("double", 1).answer).rejects.toThrow("There is no such file.");
  });

  test("MD-B6 the line is opened with the first question, once, and ended with the mailbox", async () => {
    const { near, end } = line();
    const connect = vi.fn(() => near);
    const box = new Mailbox<typeof tasks>(connect);
    expect(connect).not.toHaveBeenCalled();
    await box.ask("double", 1).answer;
    const open = box.ask("count", 30);
    const failed = expect(open.answer).rejects.toThrow("ended");
    await box.end();
    await failed;
    expect([connect.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
  });
});
