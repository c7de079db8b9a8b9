import { readPaymentFields } from "@parlour/rules/payment-fields";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { PaymentParts } from "./parts.ts";
import { findProviderOf } from "./provider-of-method.ts";

export type WithdrawalTarget = { value: string; label: string };

/**
 * Checks the target of a payout. Depending on the method, it must be one of the player's linked accounts or a
 * valid address.
 */
export async function findTarget(
  parts: PaymentParts,
  playerId: string,
  method: PaymentMethod,
  target: string,
): Promise<WithdrawalTarget | Refusal> {
  const field = findProviderOf(parts, method, "W")?.flow.fields.find(({ id }) => id === "target");
  if (!field) return refuse("METHOD_NOT_AVAILABLE");
  if (field.type === "linkedAccount") {
    const account = (await parts.linkedAccounts.listOf(playerId)).find(({ id }) => id === target);
    if (!account) return refuseFields([{ code: "INVALID_VALUE", field: "target" }]);
    return { value: account.id, label: `${account.name} ${account.masked}` };
  }
  const { values, errors } = readPaymentFields([field], { target }, parts.kit.clock.now());
  if (errors.length > 0) return refuseFields(errors);
  const value = values.target!;
  return { value, label: shorten(value) };
}

/** Shortens an address to a part that is enough to recognise it. */
function shorten(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`;
}
