import type { PaymentFlow } from "@parlour/contracts/entities/payment-kind";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { type Refusal, refuseFields } from "../../../kit/refusal.ts";

/** Returns the cleaned values of the fields that the method declares; anything else in the body is ignored. */
export function readDepositFields(
  { fields, hostedPage }: PaymentFlow,
  given: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, string> | Refusal {
  const first = fields[0];
  if (hostedPage && first !== undefined && given[first.id] === undefined) return {};
  const { values, errors } = readPaymentFields(fields, given, now);
  return errors.length > 0 ? refuseFields(errors) : values;
}
