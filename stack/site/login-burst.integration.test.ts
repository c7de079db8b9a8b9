import { setTimeout as delay } from "node:timers/promises";
import { hashCheaply } from "@parlour/server/kit/secret-hash";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", hasQueues: true, env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(async () => {
  hashCheaply(true);
  await stack?.close();
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** Runs the work and returns its answer with the time that it took. */
async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - startedAt };
}

test("rounds and other calls do not wait behind a burst of logins", { timeout: 240_000 }, async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, "1202");
  const bet = { stake: 1, direction: "over", target: 4_999 };
  expect((await play(client, gameSession, bet)).status).toBe(200);

  // Each login hashes at full cost, and has a name and an address of its own, so that no counter refuses it.
  hashCheaply(false);
  const loginMs: number[] = [];
  let isOver = false;
  let count = 0;
  const logIn = () => {
    const number = ++count;
    return fetch(`${stack.origin}/services/login-service/v1/login`, {
      method: "POST",
      headers: {
        origin: stack.origin,
        "content-type": "application/json",
        "x-forwarded-for": `198.51.${100 + (number >> 8)}.${number & 255}`,
      },
      body: JSON.stringify({ username: `nobody${number}`, password: "wrong password", deviceId: "a device" }),
    });
  };
  const burst = Array.from({ length: 24 }, async () => {
    while (!isOver) {
      const { answer, ms } = await timed(logIn);
      await answer.text();
      if (answer.status === 503) await delay(100);
      else loginMs.push(ms);
    }
  });
  await expect.poll(() => loginMs.length, { timeout: 60_000 }).toBeGreaterThan(5);
  const before = loginMs.length;

  const roundMs: number[] = [];
  const callMs: number[] = [];
  for (let number = 0; number < 15; number++) {
    const round = await timed(() => play(client, gameSession, bet));
    expect(round.answer.status).toBe(200);
    roundMs.push(round.ms);
    const call = await timed(() => fetch(`${stack.origin}/services/site-config/v1/config`));
    expect(call.answer.status).toBe(200);
    await call.answer.text();
    callMs.push(call.ms);
  }
  isOver = true;
  await Promise.all(burst);
  expect(loginMs.length).toBeGreaterThan(before);
  console.log({
    login: median(loginMs),
    round: median(roundMs),
    call: median(callMs),
    max: Math.max(...roundMs),
    n: loginMs.length,
    count,
  });
  // Compared with the logins of the same moment, so that a slow machine slows both sides down.
  expect(median(roundMs)).toBeLessThan(median(loginMs));
  expect(median(callMs)).toBeLessThan(median(loginMs));
});
