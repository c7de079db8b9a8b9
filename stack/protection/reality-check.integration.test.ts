import { acknowledgeRealityCheck } from "@parlour/contracts/calls/protection/player-protection/acknowledge-reality-check";
import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack?.close());

it("a reality check reports the play since login, is due after its interval, and names the last login", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  const { id: playerId, currency } = player;
  await depositTo(stack, { playerId, id: "start", currency, amountMinor: 100_00n });
  const client = stack.client();
  await signIn(client, player);
  await apply(stack, wagerOf(playerId, 5_00n));
  const first = stack.clock.now();
  stack.clock.advance(60_000);
  await signIn(client, player);
  const read = async () => (await client.call(getRealityCheck)).body;
  expect(await read()).toMatchObject({
    intervalMinutes: null,
    dueAt: null,
    staked: 0,
    lastLoginAt: first.toISOString(),
  });

  const choose = (intervalMinutes: number | null) =>
    client.call(setRealityCheck, { body: { intervalMinutes } });
  expect((await choose(14)).status).toBe(422);
  expect((await choose(241)).status).toBe(422);
  expect((await choose(15)).status).toBe(200);
  const wager = wagerOf(playerId, 10_00n);
  await apply(stack, wager);
  await apply(stack, { ...wager, kind: "settle", operationId: "reality", payout: 4_00n } as never);
  const inMinutes = (minutes: number) =>
    new Date(stack.clock.now().getTime() + minutes * 60_000).toISOString();
  expect(await read()).toMatchObject({ staked: 10, won: 4, net: -6, dueAt: inMinutes(15) });
  stack.clock.advance(10 * 60_000);
  expect((await read()).dueAt).toBe(inMinutes(5));
  await client.call(acknowledgeRealityCheck);
  expect((await read()).dueAt).toBe(inMinutes(15));
  await choose(null);
  expect((await read()).dueAt).toBeNull();
});
