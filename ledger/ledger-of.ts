import type { Pool } from "pg";
import { createLedger, type Ledger } from "./index.ts";

/** As much of the server's kit as the ledger needs. */
export type LedgerHost = {
  db: { pool: Pool };
  clock: { now(): Date };
  bus: { publish(topic: string, message: null): Promise<void> };
  log: { warn(details: object, text: string): void };
};

const ledgers = new WeakMap<Pool, Ledger>();

/** Where it is told that a player's balances changed. */
export function walletTopic(playerId: string): string {
  return `wallet:${playerId}`;
}

/** The one ledger of a server: postings of all its services are grouped together. */
export function ledgerOf({ db, clock, bus, log }: LedgerHost): Ledger {
  const known = ledgers.get(db.pool);
  if (known) return known;
  const ledger = createLedger({
    pool: db.pool,
    clock,
    onChanged(playerIds) {
      for (const playerId of playerIds) {
        // Pages poll as well, so a lost notice delays what they show and loses nothing.
        bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
          log.warn({ err: error }, "a changed balance was not announced");
        });
      }
    },
  });
  ledgers.set(db.pool, ledger);
  return ledger;
}
