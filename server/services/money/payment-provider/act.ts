import type { SandboxPaymentAct } from "@parlour/contracts/enumerations";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { isCoin } from "./crypto-address.ts";
import { writeEvent } from "./signed-event.ts";
import { addEvent, lockPayment, type SandboxPaymentRow, updatePayment } from "./store.ts";

/** The number of confirmations that a crypto payment needs, and the time between two of them. */
export const confirmationsNeeded = 3;
const confirmationMs = 2_000;

/** Returns the actions that are possible in the payment's current state. */
export function actsOn({ kind, status, method_kind }: SandboxPaymentRow): SandboxPaymentAct[] {
  if (kind !== "deposit") return [];
  if (status === "DONE") return isCoin(method_kind) ? [] : ["charge_back"];
  if (status !== "OPEN") return [];
  return isCoin(method_kind) ? ["pay", "pay_more", "pay_less"] : ["pay", "decline"];
}

/**
 * Simulates an action of the payer or their bank. Returns whether it was possible; signed messages report the result.
 */
export async function act(
  kit: Kit,
  tx: Transaction,
  reference: string,
  deed: SandboxPaymentAct,
  delayMs = 0,
): Promise<boolean> {
  const payment = await lockPayment(tx, reference);
  if (!payment || !actsOn(payment).includes(deed)) return false;
  const now = kit.clock.now();
  const receivedMinor = arriving(payment, deed);
  const status = deed === "decline" ? "REFUSED" : deed === "charge_back" ? "TAKEN_BACK" : "DONE";
  await updatePayment(tx, { reference, status, receivedMinor, now });
  for (const [index, event] of eventsOf(payment, deed, receivedMinor).entries()) {
    const dueAt = new Date(now.getTime() + delayMs + index * confirmationMs);
    await addEvent(tx, { reference, body: writeEvent(event), dueAt });
  }
  return true;
}

function arriving(payment: SandboxPaymentRow, deed: SandboxPaymentAct): bigint {
  const asked = BigInt(payment.asked_minor);
  if (deed === "pay") return asked;
  if (deed === "pay_more") return asked + asked / 4n + 1n;
  if (deed === "pay_less") return asked / 2n > 0n ? asked / 2n : 1n;
  return BigInt(payment.received_minor);
}

function eventsOf(payment: SandboxPaymentRow, deed: SandboxPaymentAct, amountMinor: bigint): ProviderEvent[] {
  const { reference } = payment;
  const event = (status: ProviderEvent["status"], change: Partial<ProviderEvent> = {}): ProviderEvent => ({
    id: `${reference}:${status}${change.confirmations ?? ""}`,
    kind: "deposit",
    reference,
    status,
    amountMinor,
    confirmations: null,
    reason: null,
    ...change,
  });
  if (deed === "decline") return [event("DECLINED", { amountMinor: null, reason: "REFUSED_BY_BANK" })];
  if (deed === "charge_back") return [event("REVERSED", { reason: "CHARGE_BACK" })];
  if (!isCoin(payment.method_kind)) return [event("COMPLETED")];
  const confirmations = Array.from({ length: confirmationsNeeded }, (_, index) =>
    event("PROCESSING", { confirmations: index }),
  );
  return [...confirmations, event("COMPLETED", { confirmations: confirmationsNeeded })];
}
