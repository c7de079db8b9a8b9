import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

/** Adds players whom an affiliate brought, with their lifetime figures in minor units. */
async function addReferred(affiliateId: string, players: Record<string, [deposits: number, gross: number]>) {
  const { db } = stack.kit;
  await db.query(
    `insert into affiliates (id, player_id, currency, created_at)
     values ($1, 'player_demo', 'USD', '2031-05-01') on conflict do nothing`,
    [affiliateId],
  );
  const [{ id = affiliateId } = {}] = await db.query<{ id: string }>(
    "select id from affiliates where player_id = 'player_demo'",
  );
  for (const [playerId, [deposits, gross]] of Object.entries(players)) {
    await db.query(
      "insert into affiliate_players (player_id, affiliate_id, joined_at) values ($1, $2, '2031-05-02T12:00Z')",
      [playerId, id],
    );
    await db.query(
      `insert into player_directory (player_id, joined_at, status, country, currency, verification, tier)
       values ($1, '2031-05-02T12:00Z', 'ACTIVE', 'CA', 'USD', 'VERIFIED', 'tier_1')`,
      [playerId],
    );
    if (deposits === 0) continue;
    await db.query(
      `insert into player_totals (player_id, currency, deposits, withdrawals, gross, promotions)
       values ($1, 'USD', $2, 0, $3, 100)`,
      [playerId, deposits, gross],
    );
  }
}

test("affiliates are compared by the players whom they brought in the period", async () => {
  await addReferred("affiliate_quality", {
    player_q1: [50_00, 20_00],
    player_q2: [30_00, -5_00],
    player_q3: [0, 0],
  });
  await stack.kit.db.query(
    `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)
     values ('deposit_q1', 'player_q2', 'CARD', 'test', 'USD', 3000, 'REVERSED', '2031-05-03'),
            ('deposit_q2', 'player_q1', 'CARD', 'test', 'USD', 5000, 'COMPLETED', '2031-05-03')`,
  );
  const desk = actAsOperator(stack.client(), "frida", ["MARKETING"]);
  const read = async (from: string, to: string) =>
    (
      await desk.call(getReport, {
        params: { report: "affiliate-quality" },
        query: { from, to, currency: "USD" },
      })
    ).body;
  const table = await read("2031-05-01", "2031-05-03");
  expect(table.columns.map(({ key }) => key)).toEqual([
    "affiliate",
    "players",
    "depositors",
    "conversion",
    "deposits",
    "netRevenue",
    "reversed",
    "chargebacks",
  ]);
  const { nickname } = await stack.ports.players.get("player_demo");
  expect(table.rows.map((row) => row.map(({ value }) => value))).toEqual([
    [nickname, 3, 2, 66.67, 80, 13, 1, 30],
  ]);
  expect((await read("2031-05-03", "2031-05-04")).rows).toEqual([]);
});
