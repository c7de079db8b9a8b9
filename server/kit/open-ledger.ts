import { randomInt } from "node:crypto";
import { createLedger, type Ledger } from "@parlour/ledger";
import type { BatchObserver } from "@parlour/ledger/group-writer";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Logger } from "./log.ts";

/** Returns the bus topic on which changes to a player's balances are published. */
export function walletTopic(playerId: string): string {
  return `wallet:${playerId}`;
}

type LedgerParts = {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
  /** The number of slices of the house's accounts; this server posts to one of them, chosen at random. */
  slices: number;
  observer?: BatchObserver | undefined;
};

/** Opens the ledger. A server has only one, so that the postings of all its services are grouped together. */
export function openLedger({ db, clock, bus, log, slices, observer }: LedgerParts): Ledger {
  return createLedger({
    pool: db.pool,
    clock,
    slice: randomInt(slices),
    observer,
    onChanged(playerIds) {
      for (const playerId of playerIds) {
        // Pages poll as well, so a lost message only delays the balance on the page.
        bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
          log.warn({ err: error }, "a changed balance was not published");
        });
      }
    },
  });
}
