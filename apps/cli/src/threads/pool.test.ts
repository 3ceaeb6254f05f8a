import { expect, test } from "vitest";
import { Thread } from "./pool.ts";

const job = {
  game: "freecell",
  options: undefined,
  milliseconds: undefined,
  shortest: false,
  deals: ["1"],
  patience: 1,
};

test("CL-Q5 a thread that ends in the middle of a job, or has ended before it, says so", async () => {
  const thread = new Thread("survey");
  const asked = thread.ask(job);
  const answer = expect(asked).rejects.toThrow("The thread has ended.");
  await thread.end();
  await answer;
  await expect(thread.ask(job)).rejects.toThrow("The thread has ended.");
});
