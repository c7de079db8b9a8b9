import { expect } from "vitest";
import {
  type AccountRef,
  createLedger,
  houseAccount,
  type Ledger,
  type Posting,
  playerAccount,
} from "../index.ts";
import { verifyLedger } from "../verify.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

export const payments = houseAccount("payments", "USD");
export const revenue = houseAccount("revenueCasino", "USD");
export const cashOf = (playerId: string): AccountRef => playerAccount(playerId, "cash", "USD");
export const pendingOf = (playerId: string): AccountRef =>
  playerAccount(playerId, "pendingWithdrawal", "USD");

export type TestLedger = {
  database: TestDatabase;
  ledger: Ledger;
  clock: { now(): Date; advance(ms: number): void };
  /** The players whose balances the ledger reported as changed, in order. */
  changed: string[];
  /** Adds a player with the given amount of cash. */
  player(playerId: string, amountMinor: bigint): Promise<string>;
  playable(playerId: string): Promise<bigint | undefined>;
  /** Verifies the ledger and fails the test on any difference. */
  close(): Promise<void>;
};

export async function openTestLedger(): Promise<TestLedger> {
  const database = await openTestDatabase();
  let timeMs = Date.parse("2030-01-01T12:00:00Z");
  const clock = {
    now: () => new Date(timeMs),
    advance(ms: number) {
      timeMs += ms;
    },
  };
  const changed: string[] = [];
  const ledger = createLedger({
    pool: database.pool,
    clock,
    onChanged: (players) => changed.push(...players),
  });
  return {
    database,
    ledger,
    clock,
    changed,
    async player(playerId, amountMinor) {
      await ledger.openWallet({ playerId, currency: "USD" });
      const transfers = [{ from: payments, to: cashOf(playerId), amountMinor }];
      await ledger.post({ playerId, id: "opening", type: "DEPOSIT", transfers });
      return playerId;
    },
    playable: async (playerId) => (await ledger.balancesOf(playerId))?.amountsMinor.playable,
    async close() {
      await ledger.close();
      const { differences } = await verifyLedger(database.pool);
      await database.close();
      expect(differences).toEqual([]);
    },
  };
}

export function bet(playerId: string, id: string, amountMinor: bigint): Posting {
  return {
    playerId,
    id,
    type: "BET",
    reference: { kind: "round", id: `round-of-${id}` },
    transfers: [{ from: cashOf(playerId), to: revenue, amountMinor }],
  };
}
