import type { ReportName, ReportTable } from "@parlour/contracts/entities/report";
import { type ReportParts, reportCurrency } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { costTable, dailyTotalsTable, paymentsTable } from "./money-tables.ts";
import { gamesTable, returnsTable, revenueTable } from "./play-tables.ts";
import { type Table, totalsOf } from "./table.ts";

type Maker = (parts: ReportParts, period: Period, currency: string) => Promise<Table>;

const makers: Record<ReportName, Maker> = {
  revenue: revenueTable,
  games: gamesTable,
  payments: paymentsTable,
  "bonus-cost": costTable("promotionCost"),
  affiliates: costTable("affiliateCost"),
  returns: returnsTable,
  "daily-totals": dailyTotalsTable,
};

/** Balances owed at the end of each day can't be added up. */
const balances = ["playerFunds"];

export async function readReport(
  parts: ReportParts,
  report: ReportName,
  period: Period,
  asked: string | undefined,
): Promise<ReportTable> {
  const currencies = await parts.totals.currencies();
  const currency = asked ?? (await reportCurrency(parts, currencies));
  const table = await makers[report](parts, period, currency);
  const { gatheredAt } = await parts.totals.state();
  return {
    report,
    currency,
    currencies,
    ...period,
    ...table,
    totals: totalsOf(table, balances),
    gatheredAt: gatheredAt?.toISOString() ?? null,
  };
}
