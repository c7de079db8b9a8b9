import { createLedger, playerAccount } from "@parlour/ledger";
import { verifyLedger } from "@parlour/ledger/verify";
import { openDatabase } from "@parlour/server/kit/database";
import { expect } from "vitest";
import type { Journal } from "./testing-journal.ts";

/** Checks that the ledger is consistent, and that every player's cash matches the responses in the journal. */
export async function expectBooksToMatch(url: string, { keepers }: Journal): Promise<void> {
  const database = await openDatabase({ url });
  try {
    expect((await verifyLedger(database.pool)).differences).toEqual([]);
    const ledger = createLedger({ pool: database.pool });
    for (const { payer, cashMinor } of keepers) {
      const accounts = await ledger.accountsOf(payer.playerId);
      const cash = accounts.get(playerAccount(payer.playerId, "cash", "USD").id);
      expect([payer.playerId, Number(cash)]).toEqual([payer.playerId, cashMinor]);
    }
    await ledger.close();
  } finally {
    await database.close();
  }
}

/** Waits for the given number of further successful responses. */
export async function answersAfter(journal: Journal, more: number, timeout = 120_000): Promise<void> {
  const goal = journal.answers.doneAtMs.length + more;
  await expect
    .poll(() => journal.answers.doneAtMs.length, { timeout, interval: 50 })
    .toBeGreaterThanOrEqual(goal);
}

/** Runs the load, injects the fault, and continues until every request has been answered. */
export async function underLoad(journal: Journal, fault: () => Promise<void>): Promise<void> {
  let isOver = false;
  const load = journal.run(() => isOver);
  try {
    await answersAfter(journal, 100);
    await fault();
    await answersAfter(journal, 100);
  } finally {
    isOver = true;
    await load;
  }
}
