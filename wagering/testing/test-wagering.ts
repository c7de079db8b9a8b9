import { readdirSync, readFileSync } from "node:fs";
import { createLedger, houseAccount, type Ledger, playerAccount } from "@parlour/ledger";
import { openTestDatabase } from "@parlour/ledger/testing/test-database";
import type { Pool, PoolClient } from "pg";
import type { AdmissionCheck } from "../admission.ts";
import type { WageringDatabase } from "../database.ts";
import { createWagering, type Wagering, wageringMigrations } from "../index.ts";

export type TestWagering = {
  pool: Pool;
  db: WageringDatabase;
  ledger: Ledger;
  wagering: Wagering;
  clock: { now(): Date; advance(ms: number): void };
  /** Adds a player with this much cash. */
  addPlayer(playerId: string, cash: bigint): Promise<void>;
  close(): Promise<void>;
};

/** The seamless wallet's migrations come first, because they created the tables that wagering owns today. */
const folders = [
  new URL("../../server/services/play/seamless-wallet/migrations/", import.meta.url),
  wageringMigrations,
  new URL("../functions/", import.meta.url),
];

/** Opens wagering on a new database of the test run, without the rest of the product. */
export async function openTestWagering(checks: readonly AdmissionCheck[] = []): Promise<TestWagering> {
  const { pool, close } = await openTestDatabase();
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort())
      await pool.query(readFileSync(new URL(name, folder), "utf8"));
  }
  let timeMs = Date.parse("2030-01-01T12:00:00Z");
  const clock = {
    now: () => new Date(timeMs),
    advance(ms: number) {
      timeMs += ms;
    },
  };
  const ledger = createLedger({ pool, clock });
  const db = databaseOf(pool);
  const log = { warn() {} };
  const subscribers = ["counter", "auditor"];
  const wagering = createWagering({ db, ledger, clock, log, checks, subscribers, onChanged() {} });
  return {
    pool,
    db,
    ledger,
    wagering,
    clock,
    async addPlayer(playerId, cash) {
      await ledger.openWallet({ playerId, currency: "USD" });
      const to = playerAccount(playerId, "cash", "USD");
      const transfers = [{ from: houseAccount("payments", "USD"), to, amountMinor: cash }];
      await ledger.post({ playerId, id: "opening", type: "DEPOSIT", transfers });
    },
    async close() {
      await wagering.close();
      await ledger.close();
      await close();
    },
  };
}

function databaseOf(pool: Pool): WageringDatabase {
  const readerOf = (client: Pool | PoolClient) => ({
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await client.query<Row>(text, [...values])).rows;
    },
  });
  return {
    ...readerOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      const effects: (() => void)[] = [];
      try {
        await client.query("begin");
        const afterCommit = (effect: () => void) => void effects.push(effect);
        const reader = readerOf(client);
        const result = await work({ ...reader, queryLast: reader.query, client, afterCommit });
        await client.query("commit");
        for (const effect of effects) effect();
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
