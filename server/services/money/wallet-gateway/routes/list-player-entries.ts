import { listPlayerEntries as call } from "@parlour/contracts/calls/money/wallet-gateway/list-player-entries";
import { currencyOfAccount } from "@parlour/ledger/accounts";
import { readEntries } from "@parlour/ledger/entries";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";

/**
 * Returns the type of an entry. A round can be one posting with both stake and win, so the sign of each
 * entry's amount determines its type.
 */
function entryType({ type, amountMinor }: { type: string; amountMinor: bigint }): string {
  if (type !== "BET" && type !== "WIN") return type;
  return amountMinor < 0n ? "BET" : "WIN";
}

const entriesPerPage = 50;

export function listPlayerEntries(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, query: { account, cursor } }) => {
    const page = await readEntries(kit.db.pool, {
      playerId,
      accountId: account,
      cursor,
      limit: entriesPerPage,
    });
    return {
      nextCursor: page.nextCursor,
      hasArchived: page.hasArchived,
      items: page.items.map((entry) => {
        const currency = currencyOfAccount(entry.accountId);
        return {
          number: entry.number,
          line: entry.line,
          postingId: entry.postingId,
          type: entryType(entry),
          postedAt: entry.postedAt.toISOString(),
          account: entry.accountId,
          currency,
          amount: amountOf(entry.amountMinor, currency),
          balanceBefore: amountOf(entry.balanceBeforeMinor, currency),
          balanceAfter: amountOf(entry.balanceAfterMinor, currency),
          reference: entry.reference,
        };
      }),
    };
  });
}
