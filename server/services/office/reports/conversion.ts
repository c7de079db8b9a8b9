import type { ReportConversion } from "@parlour/contracts/entities/report";
import { precisionOf } from "@parlour/rules/currency";
import type { RateDay } from "../../../kit/ports/report-sources.ts";

export type Conversion = {
  /** Converts an amount at the rate of its day; undefined if a rate is missing, which `summary` then lists. */
  convert(amountMinor: bigint, currency: string, day: string): bigint | undefined;
  /** Lists the rates that were used, and the currencies without one. */
  summary(): ReportConversion;
};

const scale = 12;

/**
 * Creates a conversion into a currency at the rates of each amount's own day. A day without a rate uses the last one
 * before it, or else the first one after it.
 */
export function createConversion(into: string, rates: readonly RateDay[]): Conversion {
  const byCurrency = new Map<string, RateDay[]>();
  for (const rate of rates.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    byCurrency.set(rate.currency, [...(byCurrency.get(rate.currency) ?? []), rate]);
  }
  const find = (currency: string, day: string): RateDay | undefined => {
    const known = byCurrency.get(currency) ?? [];
    return known.findLast((rate) => rate.day <= day) ?? known[0];
  };
  const used = new Map<string, ReportConversion["rates"][number]>();
  const missing = new Set<string>();
  return {
    convert(amountMinor, currency, day) {
      if (currency === into) return amountMinor;
      const [from, to] = [find(currency, day), find(into, day)];
      if (from === undefined || to === undefined) {
        missing.add(from === undefined ? currency : into);
        return undefined;
      }
      const rate = from.worthUsd / to.worthUsd;
      used.set(`${day} ${currency}`, { day, currency, rate, rateDay: from.day });
      return convertMinor(amountMinor, rate, precisionOf(into) - precisionOf(currency));
    },
    summary: () => ({
      rates: [...used.values()].toSorted(
        (one, other) => other.day.localeCompare(one.day) || one.currency.localeCompare(other.currency),
      ),
      missing: [...missing].toSorted(),
    }),
  };
}

/** Multiplies by a rate and rounds half away from zero, with twelve significant digits of the rate. */
function convertMinor(amountMinor: bigint, rate: number, digits: number): bigint {
  const [mantissa = "0", exponent = "0"] = rate.toExponential(scale).split("e");
  const factor = BigInt(mantissa.replace(".", ""));
  const shift = scale - Number(exponent) - digits;
  const product = amountMinor * factor;
  if (shift <= 0) return product * 10n ** BigInt(-shift);
  const divisor = 10n ** BigInt(shift);
  const half = product < 0n ? -divisor / 2n : divisor / 2n;
  return (product + half) / divisor;
}
