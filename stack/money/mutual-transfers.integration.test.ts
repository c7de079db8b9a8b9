import { verifyLedger } from "@parlour/ledger/verify";
import { createPlayers } from "@parlour/server/services/identity/profile";
import { cases } from "@parlour/server/services/protection/cases";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PaymentParts } from "../../server/services/money/payment/parts.ts";
import { createTransferSender } from "../../server/services/money/payment/send-transfer.ts";
import { type TestStack, testStack } from "../testing.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer } from "../testing-people.ts";

// The embedded engine has only one connection, so transactions on it cannot conflict.
const each = process.env.TEST_DATABASE_URL ? 500 : 50;
const currency = "USD";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 120_000);
afterAll(() => stack?.close());

/**
 * Returns the cashier's dependencies, with a count of all transaction attempts, because a conflict would show
 * as a retry.
 */
function countedParts(): { parts: PaymentParts; attempts(): number } {
  const { kit } = stack;
  let attempts = 0;
  const transaction: typeof kit.db.transaction = (work, ...options) =>
    kit.db.transaction(
      (tx) => {
        attempts += 1;
        return work(tx);
      },
      ...options,
    );
  const counted = { ...kit, db: { ...kit.db, transaction } };
  const parts: Partial<PaymentParts> = { kit: counted, players: createPlayers(counted), cases };
  return { parts: parts as PaymentParts, attempts: () => attempts };
}

/** Processes a list with a fixed number of concurrent calls. */
async function inFlight<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const line = async () => {
    while (next < items.length) results.push(await work(items[next++]!));
  };
  await Promise.all(Array.from({ length: count }, line));
  return results;
}

it(`${2 * each} mutual transfers between two players neither fail nor conflict`, {
  timeout: 300_000,
}, async () => {
  const [ann, bob] = [await addPlayer(stack, { currency }), await addPlayer(stack, { currency })];
  for (const { id: playerId } of [ann, bob]) {
    await depositTo(stack, { playerId, id: "start", currency, amountMinor: 10_000n });
  }
  const { parts, attempts } = countedParts();
  const [first, second] = [await parts.players.get(ann.id), await parts.players.get(bob.id)];
  const method = {
    group: "TRANSFER",
    groupName: "Transfer",
    code: "P2P",
    name: "Transfer",
    currency,
    minMinor: 1n,
    maxMinor: 1_000_000n,
    feeMinor: 0n,
    provider: "sandbox",
    kind: "TTP",
  };
  const orders = Array.from({ length: each }, (_, n) => [
    { id: `transfer_to_bob_${n}`, sender: first, recipient: second, method, amountMinor: 3n },
    { id: `transfer_to_ann_${n}`, sender: second, recipient: first, method, amountMinor: 2n },
  ]).flat();
  const sendTransfer = createTransferSender(parts);
  // A hundred concurrent transfers are more than the cashier would allow these two players.
  const sent = await inFlight(orders, 100, sendTransfer);

  expect(sent.filter((answer) => "refusal" in answer)).toEqual([]);
  expect(attempts()).toBe(orders.length);
  const rows = await stack.kit.db.query<{ balance: string }>(
    "select balance from ledger.account where player_id = any($1) and id = 'cash:USD' order by balance",
    [[ann.id, bob.id]],
  );
  expect(rows.map(({ balance }) => Number(balance))).toEqual([10_000 - each, 10_000 + each]);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});
