import { linkBankAccount as call } from "@parlour/contracts/calls/money/bank-accounts/link-bank-account";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { refuse, refuseFields, refuseWithoutProvider } from "../../../../kit/refusal.ts";
import { requirePin } from "../../../../kit/require-pin.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isAccountHolder } from "../account-holder.ts";
import { linkAccount, toRow } from "../link-account.ts";
import type { BankAccountParts } from "../parts.ts";
import { putBankAccount } from "../store.ts";

const mostAccounts = 10;

export function linkBankAccount(parts: BankAccountParts): Route {
  const { kit, players, linkedAccounts, provider } = parts;
  return route(call, async ({ body: { name, pinCode, ...given }, session: { playerId } }) => {
    if (provider === undefined) return refuse("PROVIDER_UNAVAILABLE");
    const player = await players.get(playerId);
    const now = kit.clock.now();
    const { values: fields, errors } = readPaymentFields(provider.fieldsFor(player), given, now);
    if (errors.length > 0) return refuseFields(errors);
    const wrongPin = await requirePin(parts, playerId, pinCode);
    if (wrongPin) return wrongPin;
    if ((await linkedAccounts.listOf(playerId)).length >= mostAccounts) {
      return refuse("TOO_MANY", { most: mostAccounts });
    }
    const { countryCode, currency } = player;
    const found = await provider
      .lookUp({ playerId, countryCode, currency, fields })
      .catch((error: unknown) => {
        kit.log.error({ err: error, provider: provider.code }, "a bank account provider does not answer");
        return undefined;
      });
    if (found === undefined) return refuseWithoutProvider();
    if ("errors" in found) return refuseFields(found.errors);
    const named = { playerId, name, provider: provider.code, found, now };
    return await kit.db.transaction(async (tx) => {
      if (isAccountHolder(found.holder, player)) return await linkAccount(parts, tx, toRow(named, "LINKED"));
      await putBankAccount(kit, tx, toRow(named, "REFUSED"));
      return refuse("ACCOUNT_HOLDER_MISMATCH");
    });
  });
}
