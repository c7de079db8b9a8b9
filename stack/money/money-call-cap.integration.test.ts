import { randomUUID } from "node:crypto";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import type { Transaction } from "@parlour/server/kit/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moneyCallsPerPlayer } from "../../server/services/money/payment/limit-money-calls.ts";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { setLimit } from "../testing-protection.ts";

const currency = "USD";
const places = moneyCallsPerPlayer.running + moneyCallsPerPlayer.waiting;

type Payer = Awaited<ReturnType<typeof addPayer>>;
type Send = () => Promise<{ status: number; headers: Headers }>;

// A locked row would block the embedded engine, which has only one connection.
describe.runIf(process.env.TEST_DATABASE_URL)("the concurrent money calls of one player are capped:", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "none" });
  }, 120_000);
  afterAll(() => stack?.close());

  const requestWithdrawal = ({ client, linked }: Payer) =>
    pay(client, createWithdrawal, { method: "CBT", amount: 20, currency, target: linked, pinCode: "2580" });
  const lockWallet = async (tx: Transaction, { player }: Payer) => {
    await stack.kit.ledger.lock(tx, { wallets: [{ playerId: player.id, currency }] });
  };

  type Case = {
    /** Prepares the call under test for a payer, and returns a function that makes it once. */
    prepare(payer: Payer): Promise<Send>;
    hold(tx: Transaction, payer: Payer): Promise<unknown>;
  };
  const cases: Record<string, Case> = {
    transfers: {
      async prepare({ client }) {
        const { player: recipient } = await addPayer(stack);
        const body = { recipient: recipient.nickname, amount: 10, currency, pinCode: "2580" };
        return () => pay(client, createTransfer, body);
      },
      hold: lockWallet,
    },
    withdrawals: { prepare: async (payer) => () => requestWithdrawal(payer), hold: lockWallet },
    "cancelled withdrawals": {
      async prepare(payer) {
        const params = { id: (await requestWithdrawal(payer)).body.id };
        return () =>
          payer.client.call(cancelWithdrawal, { params, headers: { "idempotency-key": randomUUID() } });
      },
      hold: lockWallet,
    },
    deposits: {
      async prepare({ client }) {
        // A player with a limit has a row that every deposit locks.
        await setLimit(client, "DEPOSIT", "DAY", 10_000);
        return () => pay(client, createDeposit, { method: "BANK", currency, amount: 20 });
      },
      hold: (tx, { player }) =>
        tx.query("select from protected_players where player_id = $1 for update", [player.id]),
    },
  };

  it.each(Object.entries(cases))("%s", async (_name, { prepare, hold }) => {
    const [busy, other] = [await addPayer(stack, { amountMinor: 1_000_00n }), await addPayer(stack)];
    const [send, sendOther] = [await prepare(busy), await prepare(other)];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
    const holding = stack.kit.db.transaction(async (tx) => {
      await hold(tx, busy);
      isHeld();
      await released;
    });
    await held;

    const answered: Awaited<ReturnType<Send>>[] = [];
    const calls = Array.from({ length: places + 1 }, async () => answered.push(await send()));
    try {
      await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(1);
      expect(answered[0]!.status).toBe(503);
      expect(answered[0]!.headers.get("retry-after")).toBe("1");
      expect((await sendOther()).status).toBeLessThan(300);
      expect(answered).toHaveLength(1);
    } finally {
      release();
      await Promise.all([holding, ...calls]);
    }
    expect(answered.slice(1).map(({ status }) => status)).not.toContain(503);
    expect((await send()).status).toBeLessThan(300);
  });
});
