import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountRef, houseAccount, type LockedWallets, type Posting } from "./index.ts";
import { cashOf, openTestLedger, payments, revenue, type TestLedger } from "./testing/test-ledger.ts";
import type { LockRequest } from "./wallet-lock.ts";

const people = ["ida", "jon", "kay", "lee", "mia"];
const openingMinor = 1_000n;

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
  for (const playerId of people) await test.player(playerId, openingMinor);
});
afterAll(() => test.close());

const wallet = (playerId: string) => ({ playerId, currency: "USD" });

/** Runs and commits `work` without retrying, so that a deadlock makes the test fail. */
async function inTransaction(
  request: LockRequest,
  work: (
    wallets: LockedWallets,
    relock: (request: LockRequest) => Promise<LockedWallets>,
  ) => Promise<unknown>,
): Promise<void> {
  const client = await test.database.pool.connect();
  const tx = { client, afterCommit() {} };
  try {
    await client.query("begin");
    await work(await test.ledger.lock(tx, request), (more) => test.ledger.lock(tx, more));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

const pay = (from: string, to: string, id: string, amountMinor = 1n): Posting => ({
  playerId: from,
  id,
  type: "TRANSFER",
  transfers: [{ from: cashOf(from), to: cashOf(to), amountMinor }],
});

const person = fc.constantFrom(...people);
const payment = fc.record({ from: person, to: person, throughHouse: fc.boolean() });

describe("transactions that lock several players", () => {
  it("never deadlock, in any direction of payment", { timeout: 120_000 }, async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(payment, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 12 }),
        async (transactions) => {
          run += 1;
          await Promise.all(
            transactions.map((payments, n) => {
              const wallets = payments.flatMap(({ from, to }) => [wallet(from), wallet(to)]);
              return inTransaction({ wallets, house: [revenue] }, async (locked) => {
                for (const [step, { from, to, throughHouse }] of payments.entries()) {
                  const id = `run${run}-${n}-${step}`;
                  if (from === to) continue;
                  if (throughHouse) await locked.post(viaHouse(from, to, id));
                  else await locked.post(pay(from, to, id));
                }
              });
            }),
          );
        },
      ),
      { numRuns: 40 },
    );
    const held = await Promise.all(people.map((playerId) => test.playable(playerId)));
    expect(held.reduce((sum, amount) => sum! + amount!, 0n)).toBe(openingMinor * BigInt(people.length));
  });

  it("run beside grouped postings to the same players without a conflict", { timeout: 120_000 }, async () => {
    const rounds = Array.from({ length: 100 }, (_, n) => n);
    const outcomes = await Promise.all(
      rounds.flatMap((n) => [
        test.ledger.post(pay("mia", "ida", `grouped-${n}`)),
        test.ledger.post(viaHouse("ida", "mia", `grouped-house-${n}`)),
        inTransaction({ wallets: [wallet("mia"), wallet("ida")] }, (locked) =>
          locked.post(pay("ida", "mia", `alone-${n}`)),
        ),
      ]),
    );
    expect(outcomes).toHaveLength(300);
  });
});

const viaHouse = (from: string, to: string, id: string): Posting => ({
  playerId: from,
  id,
  type: "TRANSFER",
  transfers: [
    { from: cashOf(from), to: revenue, amountMinor: 1n },
    { from: revenue, to: cashOf(to), amountMinor: 1n },
  ],
});

describe("code that breaks the lock order is refused", () => {
  it("when it posts to a wallet that it has not locked", async () => {
    const attempt = inTransaction({ wallets: [wallet("ida")] }, (locked) =>
      locked.post(pay("ida", "jon", "unlocked")),
    );
    await expect(attempt).rejects.toThrow(/wallet of jon .* must be locked/);
  });

  it("when it locks another wallet later", async () => {
    const attempt = inTransaction({ wallets: [wallet("ida")] }, (_locked, relock) =>
      relock({ wallets: [wallet("ida"), wallet("jon")] }),
    );
    await expect(attempt).rejects.toThrow(/jon.* must be locked together with the transaction's first/);
  });

  it("when it posts to house accounts out of order without naming them", async () => {
    const from = (account: AccountRef): Posting => ({
      ...pay("ida", "jon", `from ${account.id}`),
      transfers: [{ from: account, to: cashOf("ida"), amountMinor: 1n }],
    });
    const promotions = houseAccount("promotions", "USD");
    const both = async (locked: LockedWallets) => {
      await locked.post(from(promotions));
      await locked.post(from(payments));
      throw new Error("rolled back by the test");
    };
    const wallets = [wallet("ida")];
    await expect(inTransaction({ wallets }, both)).rejects.toThrow(/payments:USD must be locked before/);
    const house = [payments, promotions];
    await expect(inTransaction({ wallets, house }, both)).rejects.toThrow("rolled back by the test");
  });
});
