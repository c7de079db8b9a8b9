import type { FieldError } from "../../../kit/refusal.ts";

/** What a card does in the sandbox, by its last four digits. */
const outcomes = {
  "1000": "approve",
  "2000": "decline",
  "3000": "ask",
  "4000": "silence",
  "5000": "charge_back",
} as const;

export type CardOutcome = (typeof outcomes)[keyof typeof outcomes];

const numberPattern = /^4000\d{12}$/;
const expiryPattern = /^(0[1-9]|1[0-2])\/\d{2}$/;
const codePattern = /^\d{3,4}$/;

/** Nothing when no card was sent along: the provider's own page then asks. */
export function readTestCard(
  fields: Readonly<Record<string, unknown>>,
): CardOutcome | { errors: FieldError[] } | undefined {
  if (fields.cardNumber === undefined) return undefined;
  const number = String(fields.cardNumber).replaceAll(" ", "");
  const errors: FieldError[] = [
    ...(numberPattern.test(number) ? [] : [{ code: "INVALID_VALUE", field: "cardNumber" }]),
    ...(expiryPattern.test(String(fields.expiry ?? "")) ? [] : [{ code: "INVALID_FORMAT", field: "expiry" }]),
    ...(codePattern.test(String(fields.securityCode ?? ""))
      ? []
      : [{ code: "INVALID_FORMAT", field: "securityCode" }]),
  ];
  if (errors.length > 0) return { errors };
  return outcomes[number.slice(-4) as keyof typeof outcomes] ?? "approve";
}
