import { unlinkBankAccount as call } from "@parlour/contracts/calls/money/bank-accounts/unlink-bank-account";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { BankAccountParts } from "../parts.ts";
import { setStatus } from "../store.ts";

export function unlinkBankAccount({ kit, linkedAccounts }: BankAccountParts): Route {
  return route(call, ({ params: { id }, session: { playerId } }) =>
    kit.db.transaction(async (tx) => {
      if (!(await linkedAccounts.remove(tx, playerId, id))) return refuse("NOT_FOUND");
      await setStatus(tx, { playerId, id }, "REMOVED");
      return { ok: true } as const;
    }),
  );
}
