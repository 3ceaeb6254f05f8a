import { sealOf, secretOf } from "@baize/kernel";
import { expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { Secrets } from "./secrets.ts";

const root = "5".repeat(64);

test("ON-F1 the secret of every deal is that of the chain, in whatever order they are asked for", () => {
  const forward = Array.from({ length: LIMITS.deals }, (_, n) => n + 1);
  for (const order of [forward, forward.toReversed(), [1, 200, 17, 18, 2, 199, 34, 33]]) {
    const secrets = new Secrets(root);
    for (const number of order) {
      const secret = secretOf(root, LIMITS.deals, number);
      expect(secrets.of(number)).toMatchObject({ secret, seal: sealOf(secret) });
    }
  }
});
