import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const unlocked = async (client: TestClient): Promise<number> =>
  (await client.call(listBalances)).body.find(({ type }) => type === "Unlocked")!.amount;

const chipsOnTables = async (currency: string): Promise<number> =>
  Number((await stack.kit.ledger.accountsOf("house")).get(`pokerTables:${currency}`) ?? 0n);

it.each([
  { currency: "EUR", table: "eur-clover", amount: 20, minor: 2_000 },
  { currency: "BTC", table: "btc-iridium", amount: 0.0002, minor: 20_000 },
])("takes $currency to its own table and back, and no other currency", async (one) => {
  const { currency, table, amount, minor } = one;
  const { client } = await addFundedPlayer(stack, { currency, amountMinor: 100_000n });
  const before = await unlocked(client);
  const seat = await joinTable(client, stack.origin, table);
  expect(seat.view().table).toMatchObject({ currency, players: [] });
  expect(await seat.sit(1, amount)).toMatchObject({ type: "done" });
  expect(await unlocked(client)).toBeCloseTo(before - amount, 8);
  expect(await chipsOnTables(currency)).toBe(minor);

  const other = await addFundedPlayer(stack, { currency: "USD" });
  const stranger = await joinTable(other.client, stack.origin, table);
  expect(await stranger.sit(2, amount)).toMatchObject({ type: "refused", code: "CURRENCY_MISMATCH" });

  await seat.say({ type: "leave" });
  await vi.waitFor(async () => expect(await unlocked(client)).toBeCloseTo(before, 8), 15_000);
  expect(await chipsOnTables(currency)).toBe(0);
  seat.close();
  stranger.close();
});
