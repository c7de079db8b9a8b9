import { isAmountFault, parseAmount } from "@parlour/rules/money";
import type { FieldError } from "../../../kit/refusal.ts";

const faultCodes = {
  NOT_A_NUMBER: "INVALID_TYPE",
  NOT_POSITIVE: "AMOUNT_NOT_POSITIVE",
  TOO_PRECISE: "AMOUNT_TOO_PRECISE",
  TOO_LARGE: "TOO_LARGE",
} as const;

const deepest = 6;

/**
 * A bet or an action with every field named `stake` turned from major into whole minor units: the one convention
 * that the maths of all games share. What is wrong with an amount is added to `errors`.
 */
export function toMinorAmounts(
  value: unknown,
  currency: string,
  path: string,
  errors: FieldError[],
  depth = 0,
): unknown {
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => toMinorAmounts(item, currency, `${path}.${index}`, errors, depth + 1));
  }
  const converted: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const field = `${path}.${name}`;
    converted[name] =
      name === "stake"
        ? toMinor(inner, currency, field, errors)
        : toMinorAmounts(inner, currency, field, errors, depth + 1);
  }
  return converted;
}

function toMinor(amount: unknown, currency: string, field: string, errors: FieldError[]): unknown {
  const parsed = parseAmount(amount, currency);
  if (!isAmountFault(parsed)) return Number(parsed);
  errors.push({ code: amount === undefined ? "REQUIRED" : faultCodes[parsed], field });
  return amount;
}
