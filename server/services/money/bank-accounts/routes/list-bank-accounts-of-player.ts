import { listBankAccountsOfPlayer as call } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listBankAccountRows } from "../store.ts";

export function listBankAccountsOfPlayer(kit: Kit): Route {
  return route(call, async ({ params }) => ({
    items: (await listBankAccountRows(kit.db, params.playerId)).map((row) => ({
      id: row.id,
      name: row.name,
      masked: row.masked,
      type: "BANK",
      bank: row.bank,
      holder: row.holder,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    })),
  }));
}
