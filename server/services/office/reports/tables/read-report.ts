import type { ReportName, ReportTable } from "@parlour/contracts/entities/report";
import { type ReportParts, reportCurrency } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { costTable, dailyTotalsTable, paymentsTable, resultTable } from "./money-tables.ts";
import { gamesTable, returnsTable, revenueTable, verticalsTable } from "./play-tables.ts";
import { countriesTable, firstDepositsTable, methodsTable, retentionTable } from "./player-tables.ts";
import { type Table, totalsOf } from "./table.ts";

type Maker = (parts: ReportParts, period: Period, currency: string) => Promise<Table>;

const makers: Record<ReportName, Maker> = {
  revenue: revenueTable,
  result: resultTable,
  verticals: verticalsTable,
  games: gamesTable,
  payments: paymentsTable,
  methods: methodsTable,
  "first-deposits": firstDepositsTable,
  retention: retentionTable,
  countries: countriesTable,
  "bonus-cost": costTable("promotionCost"),
  affiliates: costTable("affiliateCost"),
  returns: returnsTable,
  "daily-totals": dailyTotalsTable,
};

/** Balances owed at the end of each day and averages can't be added up. */
const neverAdded = ["playerFunds", "average"];

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
    totals: totalsOf(table, neverAdded),
    gatheredAt: gatheredAt?.toISOString() ?? null,
  };
}
