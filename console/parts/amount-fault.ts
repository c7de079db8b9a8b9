import { precisionOf } from "@parlour/rules/currency";
import { readAmount, typedAmountFault } from "@parlour/rules/typed-amount";
import { counted } from "./counted.ts";

type AmountFaultOptions = {
  zero?: "allowed";
  /** The highest amount that the call accepts. */
  most?: number;
  /** Whether the call accepts only whole amounts. */
  whole?: true;
};

/** How to correct an amount that an operator typed; undefined if it can be used. */
export function amountFault(
  typed: string,
  currency: string,
  { zero, most, whole }: AmountFaultOptions = {},
): string | undefined {
  if (typed.trim() === "") return "Enter an amount.";
  const fault = typedAmountFault(typed, currency);
  switch (fault) {
    case "NOT_A_NUMBER":
      return "This isn't a number. Write it like 1234.56 or 1,234.56.";
    case "TOO_PRECISE":
      return precisionOf(currency) === 0
        ? `${currency} has no decimals.`
        : `At most ${counted(precisionOf(currency), "decimal")} in ${currency}.`;
    case "AMBIGUOUS": {
      const [whole = "", rest = ""] = typed.trim().split(/[.,]/);
      const decimals = rest.slice(0, precisionOf(currency));
      const exact = decimals === "" ? whole : `${whole}.${decimals}`;
      return `This can be read in two ways. Write ${whole}${rest} or ${exact}.`;
    }
    case "NOT_POSITIVE":
      return zero === "allowed" ? undefined : "Enter an amount above zero.";
    case "TOO_LARGE":
      return most === undefined ? "This amount is too large." : atMost(most);
    case undefined:
      if (whole && !Number.isInteger(readAmount(typed))) return "Enter a whole amount.";
      return most !== undefined && readAmount(typed) > most ? atMost(most) : undefined;
  }
}

const atMost = (most: number) => `Enter at most ${most.toLocaleString("en")}.`;
