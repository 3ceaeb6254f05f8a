import { answer, type Port } from "@baize/midend";
import { expect, test } from "vitest";
import { BotPool } from "./pool.ts";

const turn = { game: "bigtwo", level: "novice", view: null, nodes: 1 };

test("SV-S3 a pool that ends answers nobody any more, and starts no thread for those who still wait", async () => {
  let [threads, ended] = [0, 0];
  // A thread that thinks for ever.
  const connect = (): Port => {
    threads += 1;
    return { post: () => {}, listen: () => {}, end: () => (ended += 1) };
  };
  const pool = new BotPool(1, connect);
  const asked = Promise.allSettled([pool.choose(turn), pool.choose(turn), pool.choose(turn)]);
  await pool.end();
  const late = Promise.allSettled([pool.choose(turn)]);
  expect([...(await asked), ...(await late)].map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect([threads, ended]).toEqual([1, 1]);
});

test("ON-B1 one thread thinks about one move after the other, first come first served", async () => {
  const thinking: string[] = [];
  const connect = (): Port => {
    const ears: { hear?: (message: unknown) => void; tell?: (message: unknown) => void } = {};
    const tasks = {
      async choose({ level }: typeof turn) {
        thinking.push(level);
        return level;
      },
    };
    const end = (name: keyof typeof ears, other: keyof typeof ears) => ({
      post: (message: unknown) => ears[other]?.(message),
      listen(heard: (message: unknown) => void) {
        ears[name] = heard;
      },
    });
    answer(end("hear", "tell"), tasks);
    return { ...end("tell", "hear"), end: () => {} };
  };
  const pool = new BotPool(1, connect);
  const levels = ["a", "b", "c"];
  expect(await Promise.all(levels.map((level) => pool.choose({ ...turn, level })))).toEqual(levels);
  expect(thinking).toEqual(levels);
  await pool.end();
});
