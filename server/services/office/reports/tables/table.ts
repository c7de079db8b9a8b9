import type { Measure, ReportCell, ReportTable, Trace } from "@parlour/contracts/entities/report";
import { amountOf } from "@parlour/rules/money";
import type { Flow } from "../flow.ts";
import { netRevenueOf, sumOf } from "../measures.ts";

type Column = ReportTable["columns"][number];
export type Table = Pick<ReportTable, "columns" | "rows"> &
  Partial<Pick<ReportTable, "from" | "to" | "conversion">>;

export const textColumn = (key: string, name: string): Column => ({ key, name, kind: "text" });
export const countColumn = (key: string, name: string): Column => ({ key, name, kind: "count" });
export const amountColumn = (key: string, name: string): Column => ({ key, name, kind: "amount" });
export const ownAmountColumn = (key: string, name: string): Column => ({ key, name, kind: "ownAmount" });
export const percentColumn = (key: string, name: string): Column => ({ key, name, kind: "percent" });

export const measureNames: Record<Measure, string> = {
  deposits: "Deposits",
  withdrawals: "Withdrawals",
  stakes: "Stakes",
  wins: "Wins",
  jackpotContributions: "Into jackpots",
  jackpotWins: "Jackpots won",
  grossRevenue: "Gross revenue",
  promotionCost: "Promotions",
  affiliateCost: "Affiliates",
  adjustments: "Adjustments",
  fees: "Fees",
  chargebacks: "Chargebacks",
  playerFunds: "Players' funds",
  withdrawableCash: "Withdrawable cash",
  lockedMoney: "Money locked with bonuses",
  bonusMoney: "Bonus money",
  pendingWithdrawals: "Pending withdrawals",
  jackpotMoney: "Jackpots",
  bettingPools: "Betting pools",
  pokerTables: "Poker tables",
  pokerTournaments: "Poker tournaments",
  dealerTips: "Dealer tips",
};
export const measureColumn = (measure: Measure): Column => amountColumn(measure, measureNames[measure]);

/** Creates a figure with a reference to the postings behind it. */
export function figure(
  flows: Iterable<Flow>,
  measure: Measure,
  currency: string,
  where: Omit<Trace, "measure">,
): ReportCell {
  const value = amountOf(sumOf(measure, flows), currency);
  return { value, trace: { measure, ...where } };
}

export function netCell(flows: Flow[], currency: string): ReportCell {
  return { value: amountOf(netRevenueOf(flows), currency) };
}

/** Returns a share in percent with two decimals; null if the whole is zero. */
export const shareOf = (part: number | bigint, whole: number | bigint): number | null =>
  Number(whole) === 0 ? null : Number(((Number(part) / Number(whole)) * 100).toFixed(2));

export const plain = (value: string | number | null): ReportCell => ({ value });

/** Adds up amounts and counts, but not shares or balances. */
export function totalsOf({ columns, rows }: Table, neverAdded: readonly string[] = []): (number | null)[] {
  return columns.map(({ key, kind }, index) => {
    if ((kind !== "amount" && kind !== "count") || neverAdded.includes(key)) return null;
    const sum = rows.reduce((total, row) => total + Number(row[index]?.value ?? 0), 0);
    // Rounding removes the error of adding doubles.
    return Number(sum.toFixed(8));
  });
}
