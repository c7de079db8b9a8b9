import { randomUUID } from "node:crypto";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import { liveHoldemTable } from "@parlour/games/live-holdem/math/live-holdem-table";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

const patience = { timeout: 30_000, interval: 20 };
const slug = "live-holdem";
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

it("raises a stake through the ledger, from another page too, and settles it as one round", async () => {
  const { client } = await addFundedPlayer(stack);
  const here = await sit(client, stack.origin, (await openGame(client, "1342")).gameSession);
  await here.reach("BETTING");
  const before = await playable(client);
  const id = randomUUID();
  const ante = { bets: [{ spot: "ante", stake: 1 }] };
  expect(await here.bet(ante, { id })).toMatchObject({ type: "answer" });
  expect(await here.bet(ante)).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  stack.clock.advance(liveHoldemTable.bettingMs);
  await here.reach("RUNNING");
  here.close();

  // The player opens the game again, which starts another game session, and makes the choice in that session.
  const there = await sit(client, stack.origin, (await openGame(client, "1342")).gameSession);
  await vi.waitUntil(() => there.latest()?.window !== null && there.latest() !== null, patience);
  const { number, outcome } = there.latest()!;
  expect(outcome).toMatchObject({ dealer: [] });
  expect(await there.choose(id, "call")).toMatchObject({ type: "answer", bet: { stake: 3 } });
  expect(await playable(client)).toBe(before - 3);
  await vi.waitUntil(() => there.latest()?.endsAt !== null, patience);
  stack.clock.advance(there.latest()!.endsAt! - stack.clock.now().getTime());
  await there.reach("RESULT");

  const desk = actAsOperator(stack.client(), "Cleo", ["GAMES"]);
  const record = async () => (await desk.call(getTableRound, { params: { slug, number } })).body;
  await expect.poll(async () => (await record()).state, patience).toBe("SETTLED");
  const [bet] = (await record()).betRecords;
  expect(bet).toMatchObject({
    stake: 3,
    choices: [{ window: 1, action: { kind: "call" }, cost: 2, state: "MADE" }],
  });
  expect(await playable(client)).toBe(before - 3 + bet!.win);
  const { body } = await client.call(listPlayerRounds, { query: {} });
  expect(body.items[0]).toMatchObject({ stake: 3, win: bet!.win, state: "ENDED" });
  there.close();
});
