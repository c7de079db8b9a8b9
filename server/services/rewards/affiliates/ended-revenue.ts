import { type PlayerRevenue, readPlayerRevenue } from "@parlour/ledger/player-revenue";
import { type OpenRevenue, readOpenRevenue } from "@parlour/wagering/open-revenue";
import type { Queryable } from "../../../kit/database.ts";

/**
 * A player's revenue from wagers that ended in a month. The posting numbers are null if nothing was posted in that
 * month.
 */
export type EndedRevenue = Pick<PlayerRevenue, "playerId" | "currency" | "netMinor" | "postings"> & {
  firstNumber: bigint | null;
  lastNumber: bigint | null;
};

/** A connection that reads both our tables and the ledger: a transaction or the pool. */
export type RevenueSource = { db: Queryable; ledger: Parameters<typeof readPlayerRevenue>[0] };

type Month = {
  playerIds: readonly string[];
  from: Date;
  before: Date;
  /** Whether the previous month's statement left out the wagers that were open at its end. */
  addsEarlier: boolean;
};

/**
 * Computes the revenue of a month from the wagers that ended in it: everything posted in the month, minus wagers still
 * open at its end, plus wagers that were open at its start. If open wagers were included, a stake placed on the last
 * day would earn a commission before the bet can win.
 */
export async function readEndedRevenue({ db, ledger }: RevenueSource, month: Month): Promise<EndedRevenue[]> {
  const { playerIds, from, before, addsEarlier } = month;
  const found = new Map<string, EndedRevenue>();
  for (const posted of await readPlayerRevenue(ledger, { playerIds, from, before })) {
    found.set(keyOf(posted), posted);
  }
  const add = (open: readonly OpenRevenue[], sign: 1n | -1n) => {
    for (const { playerId, currency, grossMinor, promotionsMinor } of open) {
      const key = keyOf({ playerId, currency });
      const none = { playerId, currency, netMinor: 0n, postings: 0, firstNumber: null, lastNumber: null };
      const known = found.get(key) ?? none;
      found.set(key, { ...known, netMinor: known.netMinor + sign * (grossMinor - promotionsMinor) });
    }
  };
  add(await readOpenRevenue(db, { playerIds, at: before }), -1n);
  if (addsEarlier) add(await readOpenRevenue(db, { playerIds, at: from }), 1n);
  return [...found.entries()]
    .filter(([, { netMinor, postings }]) => netMinor !== 0n || postings > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, revenue]) => revenue);
}

const keyOf = ({ playerId, currency }: Pick<EndedRevenue, "playerId" | "currency">): string =>
  `${playerId} ${currency}`;
