import { expect, test } from "vitest";
import { findGame } from "../tables.ts";
import { Session } from "./session.ts";

test("CL-T9 who plays while a bot is to move is told whose turn it is", async () => {
  const session = await Session.open(findGame("bigtwo"), { deal: "42", bot: "classic" });
  if (session.isMine) session.play("3D");
  const refused = session.play("pass");
  expect(refused.ok ? "" : session.explain(refused.error)).toMatch(
    /^It is not your turn: (right|top|left) is to move\.$/,
  );
  await session.end();
});
