import { listBankAccounts as call } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BankAccountParts } from "../parts.ts";
import { listBanks } from "../store.ts";

export function listBankAccounts({ kit, players, linkedAccounts, provider }: BankAccountParts): Route {
  return route(call, async ({ session: { playerId } }) => {
    const [player, linked] = await Promise.all([players.get(playerId), linkedAccounts.listOf(playerId)]);
    const banks = await listBanks(
      kit,
      playerId,
      linked.map(({ id }) => id),
    );
    return {
      items: linked.map((account) => ({ ...account, bank: banks.get(account.id) ?? "" })),
      form: provider ? { fields: [...provider.fieldsFor(player)] } : null,
    };
  });
}
