import {
  COMBINABLE_REPORTS,
  type ReportCell,
  type ReportName,
  type ReportTable,
} from "@parlour/contracts/entities/report";
import { combineCurrencies } from "../combine-currencies.ts";
import { type ReportParts, reportCurrency } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { affiliateQualityTable } from "./affiliate-tables.ts";
import { bonusAbuseTable } from "./bonus-tables.ts";
import { liabilityTable } from "./liability-table.ts";
import { costTable, dailyTotalsTable, paymentsTable, resultTable } from "./money-tables.ts";
import { gamesTable, returnsTable, revenueTable, studiosTable, verticalsTable } from "./play-tables.ts";
import { countriesTable, firstDepositsTable, methodsTable, retentionTable } from "./player-tables.ts";
import { type Table, totalsOf } from "./table.ts";

type Maker = (parts: ReportParts, period: Period, currency: string) => Promise<Table>;

const makers: Record<ReportName, Maker> = {
  revenue: revenueTable,
  result: resultTable,
  verticals: verticalsTable,
  games: gamesTable,
  studios: studiosTable,
  payments: paymentsTable,
  methods: methodsTable,
  "first-deposits": firstDepositsTable,
  retention: retentionTable,
  countries: countriesTable,
  "bonus-cost": costTable("promotionCost"),
  "bonus-abuse": bonusAbuseTable,
  affiliates: costTable("affiliateCost"),
  "affiliate-quality": affiliateQualityTable,
  returns: returnsTable,
  "daily-totals": dailyTotalsTable,
  liability: liabilityTable,
};

/** Balances owed at the end of each day, averages, and bets together with points can't be added up. */
const neverAdded = ["playerFunds", "average", "betsOrPoints"];

export async function readReport(
  parts: ReportParts,
  report: ReportName,
  period: Period,
  asked: string | undefined,
  isCombined = false,
): Promise<ReportTable> {
  const currencies = await parts.totals.currencies();
  const currency = asked ?? (await reportCurrency(parts, currencies));
  const combined = isCombined ? await combineCurrencies(parts, period, currency) : undefined;
  const made = await makers[report](combined?.parts ?? parts, period, currency);
  const table = combined ? { ...made, rows: made.rows.map((row) => row.map(withoutTrace)) } : made;
  const { gatheredAt } = await parts.totals.state();
  return {
    report,
    currency,
    currencies,
    from: period.from,
    to: period.to,
    ...table,
    totals: totalsOf(table, neverAdded),
    gatheredAt: gatheredAt?.toISOString() ?? null,
    conversion: combined?.conversion.summary() ?? made.conversion ?? null,
  };
}

/**
 * Whether a report can add up all currencies: only if each of its amounts belongs to a day, and so has an exchange
 * rate.
 */
export function isCombinable(report: ReportName): boolean {
  return (COMBINABLE_REPORTS as readonly ReportName[]).includes(report);
}

/** Removes the link to postings, because they are in different currencies from the converted figure. */
const withoutTrace = ({ value }: ReportCell): ReportCell => ({ value });
