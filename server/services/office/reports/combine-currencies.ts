import type { FirstDeposits } from "../../../kit/ports/report-sources.ts";
import { type Conversion, createConversion } from "./conversion.ts";
import { sumFlows } from "./flow.ts";
import type { ReportParts } from "./report-parts.ts";
import type { Period } from "./report-store.ts";

/**
 * Creates report parts whose figures include all currencies, converted into one at each day's rates. Every flow is
 * converted only once, so that figures of the same flows still add up.
 */
export async function combineCurrencies(
  parts: ReportParts,
  period: Period,
  into: string,
): Promise<{ parts: ReportParts; conversion: Conversion }> {
  const currencies = await parts.totals.currencies();
  const conversion = createConversion(into, await parts.rates(period));
  const combined: ReportParts = {
    ...parts,
    totals: {
      ...parts.totals,
      // Amounts are rounded when they are converted. All reports convert the same daily flows, so their figures
      // agree.
      async flowsIn(days) {
        const all = await Promise.all(currencies.map((one) => parts.totals.flowsIn(days, one, "game")));
        return sumFlows(
          all.flat().flatMap((flow) => {
            const amountMinor = conversion.convert(flow.amountMinor, flow.currency, flow.day);
            return amountMinor === undefined ? [] : [{ ...flow, amountMinor, currency: into }];
          }),
        );
      },
      // Of the figures per game, the reports that combine currencies use only the number of bets, so the amounts are
      // not converted.
      async gamesIn(days) {
        return (await Promise.all(currencies.map((one) => parts.totals.gamesIn(days, one)))).flat();
      },
    },
    async firstDeposits(days) {
      const all = await Promise.all(
        currencies.map(async (one) =>
          (await parts.firstDeposits(days, one)).map((first) => ({ ...first, currency: one })),
        ),
      );
      return sumFirstDeposits(all.flat(), conversion);
    },
  };
  return { parts: combined, conversion };
}

function sumFirstDeposits(
  all: readonly (FirstDeposits & { currency: string })[],
  { convert }: Conversion,
): FirstDeposits[] {
  const byDay = new Map<string, FirstDeposits>();
  for (const { day, players, amountMinor, currency } of all) {
    const converted = convert(BigInt(amountMinor), currency, day);
    if (converted === undefined) continue;
    const known = byDay.get(day) ?? { day, players: 0, amountMinor: "0" };
    byDay.set(day, {
      day,
      players: known.players + players,
      amountMinor: (BigInt(known.amountMinor) + converted).toString(),
    });
  }
  return [...byDay.values()];
}
