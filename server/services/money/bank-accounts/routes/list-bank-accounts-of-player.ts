import { listBankAccountsOfPlayer as call } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BankAccountParts } from "../parts.ts";
import { listBankAccountRows, listBanks } from "../store.ts";

const perPage = 25;

/**
 * Lists the accounts that this service has looked up at a bank. Other accounts that are linked in the player's
 * profile have no date, so they come at the end of the last page.
 */
export function listBankAccountsOfPlayer({ kit, linkedAccounts }: BankAccountParts): Route {
  return route(call, async ({ params: { playerId }, query: { cursor } }) => {
    const [found, linked] = await Promise.all([
      listBankAccountRows(kit, playerId, { after: cursor, limit: perPage + 1 }),
      linkedAccounts.listOf(playerId),
    ]);
    const { items: rows, nextCursor } = pageOf(found, perPage);
    const ids = linked.map(({ id }) => id);
    const known = await listBanks(kit, playerId, ids);
    const others = nextCursor === null ? linked.filter(({ id }) => !known.has(id)) : [];
    return {
      nextCursor,
      items: [
        ...rows.map((row) => ({
          id: row.id,
          name: row.name,
          masked: row.masked,
          type: "BANK",
          bank: row.bank,
          holder: row.holder,
          status: row.status,
          createdAt: row.created_at.toISOString(),
        })),
        ...others.map((account) => ({
          ...account,
          bank: "",
          holder: "",
          status: "LINKED" as const,
          createdAt: null,
        })),
      ],
    };
  });
}
