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
 * Converts every field named `stake` in a bet or an action from major to whole minor units. The maths of all games
 * share this convention. Stakes are multiples of `unitMinor`. Invalid amounts are added to `errors`.
 */
export function toMinorAmounts(
  value: unknown,
  currency: string,
  path: string,
  errors: FieldError[],
  unitMinor = 1,
  depth = 0,
): unknown {
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      toMinorAmounts(item, currency, `${path}.${index}`, errors, unitMinor, depth + 1),
    );
  }
  const converted: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const field = `${path}.${name}`;
    converted[name] =
      name === "stake"
        ? toMinor(inner, currency, field, errors, unitMinor)
        : toMinorAmounts(inner, currency, field, errors, unitMinor, depth + 1);
  }
  return converted;
}

function toMinor(
  amount: unknown,
  currency: string,
  field: string,
  errors: FieldError[],
  unitMinor: number,
): unknown {
  const parsed = parseAmount(amount, currency);
  if (!isAmountFault(parsed)) {
    // Wins on a stake that is not a multiple of the unit would have to be rounded.
    if (Number(parsed) % unitMinor !== 0) errors.push({ code: "INVALID_VALUE", field });
    return Number(parsed);
  }
  errors.push({ code: amount === undefined ? "REQUIRED" : faultCodes[parsed], field });
  return amount;
}
