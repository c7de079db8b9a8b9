import type { Withdrawal } from "@parlour/contracts/entities/payment";

type Query = { status: Withdrawal["status"]; limit: number; cursor?: string };
type ReadPage = (query: Query) => Promise<readonly Withdrawal[]>;

const perPage = 100;

/** Reads all withdrawals of one status, newest first, back to the given time. */
async function readAll(
  readPage: ReadPage,
  status: Withdrawal["status"],
  sinceMs: number,
): Promise<Withdrawal[]> {
  const found = new Map<string, Withdrawal>();
  for (;;) {
    const last = [...found.values()].at(-1);
    const page = await readPage({ status, limit: perPage, ...(last && { cursor: last.id }) });
    const known = found.size;
    for (const withdrawal of page) found.set(withdrawal.id, withdrawal);
    const oldest = page.at(-1);
    // A server running an earlier version ignores the cursor and returns the same page again.
    const isLast = page.length < perPage || found.size === known;
    if (isLast || (oldest && Date.parse(oldest.createdAt) < sinceMs)) return [...found.values()];
  }
}

/** Reads the withdrawals that are still open, however old, and those that were declined since the given time. */
export async function readWithdrawals(readPage: ReadPage, declinedSinceMs: number): Promise<Withdrawal[]> {
  const lists = await Promise.all([
    readAll(readPage, "PENDING", 0),
    readAll(readPage, "APPROVED", 0),
    readAll(readPage, "DECLINED", declinedSinceMs),
  ]);
  return lists.flat().sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
