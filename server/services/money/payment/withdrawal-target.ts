import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import { findProvider, type PaymentParts } from "./parts.ts";

export type WithdrawalTarget = { value: string; label: string };

/** A bank transfer goes to an account that is proven to be the player's; anything else to an address. */
export async function findTarget(
  parts: PaymentParts,
  playerId: string,
  method: PaymentMethod,
  target: string,
): Promise<WithdrawalTarget | Refusal> {
  if (method.group === "CBT") {
    const account = (await parts.linkedAccounts.listOf(playerId)).find(({ id }) => id === target);
    if (!account) return refuseFields([{ code: "INVALID_VALUE", field: "target" }]);
    return { value: account.id, label: `${account.name} ${account.masked}` };
  }
  const provider = findProvider(parts, method.provider);
  if (!provider) return refuse("METHOD_NOT_AVAILABLE");
  const error = provider.checkTarget(method.code, target, method.currency);
  return error ? refuseFields([error]) : { value: target, label: shorten(target) };
}

/** Enough of an address to know it again. */
function shorten(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;
}
