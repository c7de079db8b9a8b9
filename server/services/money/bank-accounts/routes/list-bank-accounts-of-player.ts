import { listBankAccountsOfPlayer as call } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import { type Route, route } from "../../../../kit/service.ts";
import type { BankAccountParts } from "../parts.ts";
import { listBankAccountRows } from "../store.ts";

/** Lists the accounts that this service has looked up at a bank, and others that are linked in the player's profile. */
export function listBankAccountsOfPlayer({ kit, linkedAccounts }: BankAccountParts): Route {
  return route(call, async ({ params: { playerId } }) => {
    const [rows, linked] = await Promise.all([
      listBankAccountRows(kit.db, playerId),
      linkedAccounts.listOf(playerId),
    ]);
    const known = new Set(rows.map(({ id }) => id));
    const others = linked.filter(({ id }) => !known.has(id));
    return {
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
