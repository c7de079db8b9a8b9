import { amountOf } from "@parlour/rules/money";
import type { PayoutOrder, ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { type Greenfield, onChain, type Payout } from "./greenfield.ts";

/**
 * Pays out once. The API has no idempotency keys, and a server that answers too late may still create the payout of an
 * earlier attempt. So payouts are created unapproved, all but one of a withdrawal's payouts are cancelled, and only
 * then is the remaining one approved. Every step can be repeated, on any number of servers. If all its payouts are
 * cancelled, the withdrawal has failed, even if the server's message about it was lost.
 */
export async function payOut(api: Greenfield, order: PayoutOrder): Promise<ProviderEvent | undefined> {
  const { reference, target, amountMinor, currency } = order;
  let payouts = await payoutsOf(api, reference);
  if (payouts.length === 0) {
    await api.createPayout({
      destination: target,
      amount: String(amountOf(amountMinor, currency)),
      payoutMethodId: onChain,
      approved: false,
      metadata: { orderId: reference },
    });
    payouts = await payoutsOf(api, reference);
  }
  let [chosen, ...others] = liveOnes(payouts);
  if (others.length > 0) {
    for (const { id } of others) await api.cancelPayout(id);
    // A payout that is being sent can't be cancelled. In that case this attempt fails, and the next one keeps that
    // payout.
    [chosen, ...others] = liveOnes(await payoutsOf(api, reference));
    if (others.length > 0) throw new Error(`BTCPay Server has several payouts for ${reference}`);
  }
  if (chosen === undefined) return cancelledEvent(`${reference}:cancelled`, reference);
  if (chosen.state === "AwaitingApproval") await api.approvePayout(chosen.id, chosen.revision);
  return undefined;
}

/** The event of a withdrawal whose payouts are all cancelled: it fails, and the player gets the money back. */
export function cancelledEvent(id: string, reference: string): ProviderEvent {
  const none = { amountMinor: null, confirmations: null };
  return { id, kind: "withdrawal", reference, status: "FAILED", reason: "CANCELLED", ...none };
}

export async function payoutsOf(api: Greenfield, reference: string): Promise<Payout[]> {
  return (await api.listPayouts()).filter(({ metadata }) => metadata?.orderId === reference);
}

/** Lists the payouts that are not cancelled: the most advanced first, then the oldest. */
export function liveOnes(payouts: readonly Payout[]): Payout[] {
  const steps = ["Completed", "InProgress", "AwaitingPayment", "AwaitingApproval"];
  return payouts
    .filter(({ state }) => state !== "Cancelled")
    .sort(
      (one, other) =>
        steps.indexOf(one.state) - steps.indexOf(other.state) ||
        one.date - other.date ||
        (one.id < other.id ? -1 : 1),
    );
}
