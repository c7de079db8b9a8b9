import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import type { DepositOrder, PaymentProvider, StartedDeposit } from "../../../kit/ports/payment-provider.ts";
import type { FieldError } from "../../../kit/refusal.ts";
import { act, confirmationsNeeded } from "./act.ts";
import { addressFor, isAddress, paymentUri } from "./crypto-address.ts";
import { deliverDue, type TellUs } from "./deliver.ts";
import { kindOf } from "./method-kinds.ts";
import { isSigned, readEvent, writeEvent } from "./signed-event.ts";
import { addEvent, insertPayment, listFinal, lockPayment, updatePayment } from "./store.ts";
import { readTestCard } from "./test-card.ts";
import { readVoucher } from "./voucher.ts";

export const sandboxProviderCode = "sandbox";
const openMs = 15 * 60_000;
const chargeBackDelayMs = 20_000;

/** Plays the company that moves money. Nothing of what it does is taken for granted: it tells us by signed messages. */
export function createSandboxProvider(kit: Kit, tellUs: TellUs): PaymentProvider {
  return {
    code: sandboxProviderCode,
    startDeposit: (order) => startDeposit(kit, tellUs, order),
    checkTarget: (method, target) =>
      isAddress(method, target) ? undefined : { code: "INVALID_FORMAT", field: "target" },
    async payOut({ reference, method, currency, amountMinor, target }) {
      const fails = target.toLowerCase().includes("fa11") || target === "linked_fails";
      await kit.db.transaction(async (tx) => {
        const now = kit.clock.now();
        const payment = {
          reference,
          kind: "withdrawal",
          method,
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
      await deliverDue(kit, tellUs);
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
  tellUs: TellUs,
  order: DepositOrder,
): Promise<StartedDeposit | { errors: FieldError[] }> {
  const kind = kindOf(order.method);
  const { reference, method, currency, fields } = order;
  const card = kind === "card" ? readTestCard(fields) : undefined;
  if (typeof card === "object") return card;
  const voucher = kind === "voucher" ? readVoucher(fields) : undefined;
  if (typeof voucher === "object") return voucher;
  const outcome = card ?? voucher ?? "ask";
  await kit.db.transaction(async (tx) => {
    const payment = { reference, kind: "deposit", method, currency, askedMinor: order.amountMinor } as const;
    if (!(await insertPayment(tx, { ...payment, now: kit.clock.now() }))) return;
    await lockPayment(tx, reference);
    if (outcome === "approve" || outcome === "charge_back") await act(kit, tx, reference, "pay");
    if (outcome === "decline") await act(kit, tx, reference, "decline");
    if (outcome === "charge_back") await act(kit, tx, reference, "charge_back", chargeBackDelayMs);
  });
  await deliverDue(kit, tellUs);
  return {
    redirectUrl: outcome === "ask" ? `/sandbox/payments/${reference}` : null,
    instructions: instructionsFor(kit, order),
    expiresAt: new Date(kit.clock.now().getTime() + openMs),
  };
}

function instructionsFor(kit: Kit, order: DepositOrder): StartedDeposit["instructions"] {
  const { method, reference, amountMinor, currency } = order;
  const kind = kindOf(method);
  if (kind !== "crypto" && kind !== "bank") return null;
  const expiresAt = new Date(kit.clock.now().getTime() + openMs).toISOString();
  const common = { confirmations: 0, received: 0, expiresAt };
  if (kind === "bank") {
    const account = "PARLOUR SANDBOX BANK 00 1234 5678 90";
    const remark = reference.slice(-8).toUpperCase();
    return { ...common, address: account, uri: null, reference: remark, confirmationsNeeded: 0 };
  }
  const address = addressFor(method, reference);
  const uri = paymentUri(method, address, String(amountOf(amountMinor, currency)));
  return { ...common, address, uri, reference: null, confirmationsNeeded };
}
