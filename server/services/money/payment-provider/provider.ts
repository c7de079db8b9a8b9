import { createHmac } from "node:crypto";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import type { DepositOrder, PaymentProvider, StartedDeposit } from "../../../kit/ports/payment-provider.ts";
import { environmentKey } from "../../../kit/ports/provider-source.ts";
import type { FieldError } from "../../../kit/refusal.ts";
import { act, confirmationsNeeded } from "./act.ts";
import { addressFor, isCoin, paymentUri } from "./crypto-address.ts";
import { sandboxDeclaration } from "./declaration.ts";
import { deliverDue, type SendMessage } from "./deliver.ts";
import { isSigned, readEvent, writeEvent } from "./signed-event.ts";
import { addEvent, insertPayment, listFinal, lockPayment, updatePayment } from "./store.ts";
import { type CardOutcome, isCreditCard, isPublishedCard, outcomeOfCard } from "./test-card.ts";

export const sandboxProviderCode = "sandbox";
const openMs = 15 * 60_000;
const chargeBackDelayMs = 20_000;

/** Simulates a payment company. Like a real one, it reports results only by signed messages. */
export function createSandboxProvider(kit: Kit, sendMessage: SendMessage): PaymentProvider {
  return {
    code: sandboxProviderCode,
    declares: sandboxDeclaration,
    connection: {
      settings: [{ label: "Runs", value: "inside the sandbox; no money moves", variable: null }],
      // The keys of studios and feeds are derived from this secret, so not even its last characters are shown.
      keys: [environmentKey("Signing key of its messages", "PROVIDER_SECRET", "")],
    },
    startDeposit: (order) => startDeposit(kit, sendMessage, order),
    async payOut({ reference, method, kind, currency, amountMinor, target }) {
      const fails = target.toLowerCase().includes("fa11") || target === "linked_fails";
      await kit.db.transaction(async (tx) => {
        const now = kit.clock.now();
        const payment = {
          reference,
          kind: "withdrawal",
          method,
          method_kind: kind,
          currency,
          askedMinor: amountMinor,
          now,
        } as const;
        if (!(await insertPayment(tx, payment))) return;
        const status = fails ? "REFUSED" : "DONE";
        await updatePayment(tx, { reference, status, receivedMinor: fails ? 0n : amountMinor, now });
        const event = {
          id: `${reference}:payout`,
          kind: "withdrawal",
          reference,
          status: fails ? "FAILED" : "PAID",
          amountMinor,
          confirmations: null,
          reason: fails ? "REFUSED_BY_BANK" : null,
        } as const;
        await addEvent(tx, { reference, body: writeEvent(event), dueAt: now });
      });
      await deliverDue(kit, sendMessage);
      return undefined;
    },
    isSigned: (headers, rawBody) => isSigned(kit.config.secrets.provider, headers, rawBody),
    readEvent: async (rawBody) => readEvent(rawBody),
    async report(from, to) {
      const rows = await listFinal(kit.db, from, to);
      return rows.map(({ kind, reference, currency, received_minor, status }) => ({
        kind,
        reference,
        currency,
        amountMinor: BigInt(received_minor),
        status: kind === "withdrawal" ? "PAID" : status === "TAKEN_BACK" ? "REVERSED" : "COMPLETED",
      }));
    },
  };
}

async function startDeposit(
  kit: Kit,
  sendMessage: SendMessage,
  order: DepositOrder,
): Promise<StartedDeposit | { errors: FieldError[] }> {
  const { reference, method, kind, currency } = order;
  if (!order.creditCardsAllowed && isCreditCard(order.fields.cardNumber)) {
    return { errors: [{ code: "CREDIT_CARD_NOT_ALLOWED", field: "cardNumber" }] };
  }
  const outcome = outcomeOf(order);
  await kit.db.transaction(async (tx) => {
    const payment = { reference, kind: "deposit", method, method_kind: kind, currency } as const;
    const askedMinor = order.amountMinor;
    if (!(await insertPayment(tx, { ...payment, askedMinor, now: kit.clock.now() }))) return;
    await lockPayment(tx, reference);
    if (outcome === "approve" || outcome === "charge_back") await act(kit, tx, reference, "pay");
    if (outcome === "decline") await act(kit, tx, reference, "decline");
    if (outcome === "charge_back") await act(kit, tx, reference, "charge_back", chargeBackDelayMs);
  });
  await deliverDue(kit, sendMessage);
  return {
    redirectUrl: outcome === "ask" ? `/sandbox/payments/${reference}` : null,
    instructions: instructionsFor(kit, order),
    expiresAt: new Date(kit.clock.now().getTime() + openMs),
    cardFingerprint: fingerprintOf(kit, order),
  };
}

function fingerprintOf({ config }: Kit, { kind, fields: { cardNumber } }: DepositOrder): string | undefined {
  if (kind !== "CARD" || cardNumber === undefined || isPublishedCard(cardNumber)) return undefined;
  return createHmac("sha256", config.secrets.provider).update(`card:${cardNumber}`).digest("hex");
}

/** Returns the outcome of a card payment. "ask" leaves the decision to the page at `redirectUrl`. */
function outcomeOf({ kind, fields }: DepositOrder): CardOutcome {
  if (kind === "CARD" && fields.cardNumber !== undefined) return outcomeOfCard(fields.cardNumber);
  if (kind === "VOUCHER") return fields.voucherCode === "PARLOUR-USED" ? "decline" : "approve";
  return "ask";
}

function instructionsFor(kit: Kit, order: DepositOrder): StartedDeposit["instructions"] {
  const { kind, reference, amountMinor, currency } = order;
  if (kind !== "BANK" && !isCoin(kind)) return null;
  const expiresAt = new Date(kit.clock.now().getTime() + openMs).toISOString();
  const common = { confirmations: 0, received: 0, expiresAt };
  if (kind === "BANK") {
    const account = "PARLOUR SANDBOX BANK 00 1234 5678 90";
    const remark = reference.slice(-8).toUpperCase();
    return { ...common, address: account, uri: null, reference: remark, confirmationsNeeded: 0 };
  }
  const address = addressFor(kind, reference);
  const uri = paymentUri(kind, address, String(amountOf(amountMinor, currency)));
  return { ...common, address, uri, reference: null, confirmationsNeeded };
}
