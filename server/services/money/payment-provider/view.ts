import type { SandboxPayment } from "@parlour/contracts/entities/payment";
import { amountOf } from "@parlour/rules/money";
import { actsOn } from "./act.ts";
import type { SandboxPaymentRow } from "./store.ts";

export function toSandboxPayment(row: SandboxPaymentRow): SandboxPayment {
  const { reference, method, currency, status } = row;
  const amount = amountOf(BigInt(row.asked_minor), currency);
  return { reference, method, amount, currency, status, acts: actsOn(row) };
}
