import { getSharedRound } from "@parlour/contracts/calls/play/shared-rounds/get-shared-round";
import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import { listSharedRounds } from "@parlour/contracts/calls/play/shared-rounds/list-shared-rounds";
import { listTableRounds } from "@parlour/contracts/calls/play/shared-rounds/list-table-rounds";
import { sicBoTable } from "@parlour/games/sic-bo/math/sic-bo-table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { sit } from "../testing-tables.ts";

const patience = { timeout: 30_000, interval: 20 };
const slug = "sic-bo";
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

it("records every step of a round with its time, for operators and for replay", async () => {
  const [ann, bob] = [await addFundedPlayer(stack), await addFundedPlayer(stack)];
  const seatOf = async ({ client }: typeof ann) =>
    await sit(client, stack.origin, (await openGame(client, "1307")).gameSession);
  const [here, there] = [await seatOf(ann), await seatOf(bob)];
  const { number } = await here.reach("BETTING");
  const desk = actAsOperator(stack.client(), "Cleo", ["GAMES"]);
  const record = async () => (await desk.call(getTableRound, { params: { slug, number } })).body;
  const replayOf = (client: typeof ann.client) => client.call(getSharedRound, { params: { slug, number } });

  expect(await here.bet({ bets: [{ spot: "small", stake: 1 }] })).toMatchObject({ type: "answer" });
  expect(await there.bet({ bets: [{ spot: "big", stake: 5 }] })).toMatchObject({ type: "answer" });
  expect(await there.bet({ bets: [{ spot: "big", stake: 1_000_000 }] })).toMatchObject({ type: "refused" });
  const open = await record();
  expect(open).toMatchObject({ state: "BETTING", serverSeed: null, outcome: null, result: null, bets: 2 });
  expect(open.betRecords.map(({ state }) => state)).toEqual(["PLACED", "PLACED"]);
  expect((await replayOf(ann.client)).status).toBe(404);

  stack.clock.advance(sicBoTable.bettingMs);
  const running = await here.reach("RUNNING");
  // Operators must not see the result before the players do.
  expect(await record()).toMatchObject({ state: "RUNNING", serverSeed: null, outcome: null, result: null });
  expect((await replayOf(ann.client)).status).toBe(404);
  stack.clock.advance(running.endsAt! - stack.clock.now().getTime());
  const { outcome, seeds } = await here.reach("RESULT");
  await expect.poll(async () => (await record()).state, patience).toBe("SETTLED");

  const settled = await record();
  expect(settled).toMatchObject({ outcome, serverSeed: seeds!.serverSeed, clientSeed: seeds!.clientSeed });
  expect(settled.result).toEqual(sicBoTable.resultOf!(outcome as never));
  const times = [settled.openedAt, settled.closesAt, settled.startsAt, settled.endsAt, settled.settledAt];
  expect(times).toEqual(times.toSorted());
  for (const bet of settled.betRecords) {
    expect(bet.playerId).toBe(bet.stake === 1 ? ann.playerId : bob.playerId);
    const steps = [bet.placedAt, bet.confirmedAt, bet.decidedAt, bet.closedAt];
    expect(steps).not.toContain(null);
    expect(steps).toEqual(steps.toSorted());
    expect(bet.paidAt === null).toBe(bet.state === "LOST");
  }
  const listed = await desk.call(listTableRounds, { params: { slug }, query: { bets: "only" } });
  expect(listed.body.items.map((one) => one.number)).toEqual([number]);
  const denied = actAsOperator(stack.client(), "Cleo", ["PAYMENTS"]);
  expect((await denied.call(getTableRound, { params: { slug, number } })).status).toBe(403);

  const replay = (await replayOf(ann.client)).body;
  expect(replay).toMatchObject({ number, outcome, result: settled.result, players: 2 });
  expect(replay.mine).toMatchObject([{ stake: 1, bet: { bets: [{ spot: "small", stake: 100 }] } }]);
  expect(JSON.stringify(replay)).not.toContain(bob.playerId);
  expect((await replayOf(stack.client())).body.mine).toEqual([]);
  const { body } = await stack.client().call(listSharedRounds, { params: { slug } });
  expect(body.rounds[0]).toMatchObject({ number, result: settled.result });
  for (const seat of [here, there]) seat.close();
});

it("records when a bet was withdrawn and refunded", async () => {
  const { client } = await addFundedPlayer(stack);
  const seat = await sit(client, stack.origin, (await openGame(client, "1306")).gameSession);
  const { number } = await seat.reach("BETTING");
  const answer = await seat.bet({ bets: [{ spot: "dragon", stake: 1 }] });
  stack.clock.advance(1_000);
  await seat.withdraw((answer as { id: string }).id);
  const desk = actAsOperator(stack.client(), "Cleo");
  const { body } = await desk.call(getTableRound, { params: { slug: "dragon-tiger", number } });
  const [bet] = body.betRecords;
  expect(bet).toMatchObject({ state: "REFUNDED", win: 0 });
  expect(Date.parse(bet!.decidedAt!) - Date.parse(bet!.placedAt)).toBeGreaterThanOrEqual(1_000);
  expect(bet!.paidAt).not.toBeNull();
  seat.close();
});
