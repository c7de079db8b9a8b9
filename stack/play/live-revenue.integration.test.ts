import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";

const currency = "EUR";
const patience = { timeout: 30_000, interval: 20 };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const revenue = async (kind: string) =>
  Number((await stack.kit.ledger.accountsOf("house")).get(`${kind}:${currency}`) ?? 0n);

/** Bets 37 on every pocket of the live wheel, which returns 36 when the round ends. */
async function betEverywhere(client: TestClient) {
  const { gameSession, balance } = await openGame(client, "1301");
  const table = await sit(client, stack.origin, gameSession);
  await table.reach("BETTING");
  expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });
  const settled = () => vi.waitFor(async () => expect(await playable(client)).toBe(balance - 1), patience);
  return {
    async playOut() {
      stack.clock.advance(18_000);
      await table.reach("RUNNING");
      stack.clock.advance(6_000);
      await table.reach("RESULT");
      await settled();
      stack.clock.advance(10_000);
      table.close();
    },
  };
}

it("books stakes and wins of live tables as live revenue, and reports them as a vertical", async () => {
  const { client } = await addFundedPlayer(stack, { currency });
  const round = await betEverywhere(client);
  expect(await revenue("revenueLive")).toBe(37_00);
  await round.playOut();
  expect(await revenue("revenueLive")).toBe(1_00);
  expect(await revenue("revenueCasino")).toBe(0);

  const { gameSession } = await openGame(client, "1001");
  const { body } = await play(client, gameSession, { bets: [{ spot: "red", stake: 10 }] });
  const today = stack.clock.now().toISOString().slice(0, 10);
  const desk = actAsOperator(stack.client(), "frida", ["PAYMENTS", "GAMES"]);
  const { verticals } = (await desk.call(getOverview, { query: { from: today, to: today, currency } })).body;
  expect(verticals.toSorted((one, other) => (one.vertical < other.vertical ? -1 : 1))).toMatchObject([
    { vertical: "casino", stakes: 10, wins: body.win },
    { vertical: "live", stakes: 37, wins: 36, grossRevenue: 1 },
  ]);
});

it("settles a bet of an earlier release on the account that took its stake", async () => {
  const { client, playerId } = await addFundedPlayer(stack, { currency });
  const [casino, live] = [await revenue("revenueCasino"), await revenue("revenueLive")];
  const round = await betEverywhere(client);
  // Earlier releases credited the stakes of live tables to the casino and stored no account with the wager.
  await stack.kit.db.query(
    "update wagering.wager set revenue_kind = null where player_id = $1 and state = 'OPEN'",
    [playerId],
  );
  await round.playOut();
  expect(await revenue("revenueCasino")).toBe(casino - 36_00);
  expect(await revenue("revenueLive")).toBe(live + 37_00);
});
