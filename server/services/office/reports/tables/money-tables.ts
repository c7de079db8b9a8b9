import type { Measure } from "@parlour/contracts/entities/report";
import { amountOf } from "@parlour/rules/money";
import { daysOf } from "../days.ts";
import type { Flow } from "../flow.ts";
import { measures, netRevenueOf, resultOf, sumOf } from "../measures.ts";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { groupFlows } from "../verticals.ts";
import { amountColumn, countColumn, figure, measureColumn, plain, type Table, textColumn } from "./table.ts";

const firstDay = "2000-01-01";

/** Builds the report of money in and out by day. */
export async function paymentsTable(
  { totals }: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const byDay = groupFlows(await totals.flowsIn(period, currency), ({ day }) => day);
  return {
    columns: [
      textColumn("day", "Day"),
      countColumn("depositCount", "Deposits made"),
      measureColumn("deposits"),
      countColumn("withdrawalCount", "Withdrawals paid"),
      measureColumn("withdrawals"),
      amountColumn("net", "Net"),
    ],
    rows: daysOf(period)
      .toReversed()
      .map((day) => {
        const flows = byDay.get(day) ?? [];
        const where = { from: day, to: day };
        const net = sumOf("deposits", flows) - sumOf("withdrawals", flows);
        return [
          plain(day),
          plain(countOf("deposits", flows)),
          figure(flows, "deposits", currency, where),
          plain(countOf("withdrawals", flows)),
          figure(flows, "withdrawals", currency, where),
          plain(amountOf(net, currency)),
        ];
      }),
  };
}

/** Counts payments. A reversal such as a chargeback reduces the amount but isn't counted as another payment. */
function countOf(measure: Measure, flows: readonly Flow[]): number {
  return flows.reduce((sum, flow) => sum + (measures[measure](flow) > 0 ? flow.transfers : 0), 0);
}

/** The purpose of a cost, for each type of posting. */
const purposes: Readonly<Record<string, string>> = {
  ADJUSTMENT: "Corrections",
  BET: "Free spins",
  BONUS: "Bonuses",
  COMMISSION: "Affiliate commission",
  DEPOSIT: "Reversed deposits",
  GUARANTEE: "Tournament guarantees",
  JACKPOT: "Jackpot seeds",
  LOYALTY: "Loyalty rewards",
  REFERRAL: "Referral rewards",
  ROLLBACK: "Cancelled bets",
  WIN: "Settled bets",
};

/** Builds the report of promotion or affiliate costs by day and purpose. */
export function costTable(measure: "promotionCost" | "affiliateCost") {
  return async ({ totals }: ReportParts, period: Period, currency: string): Promise<Table> => {
    const flows = (await totals.flowsIn(period, currency)).filter((flow) => measures[measure](flow) !== 0);
    const groups = groupFlows(flows, ({ day, type }) => `${day} ${type}`);
    return {
      columns: [textColumn("day", "Day"), textColumn("type", "Purpose"), measureColumn(measure)],
      rows: [...groups]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([key, of]) => {
          const [day = "", type = ""] = key.split(" ");
          return [
            plain(day),
            plain(purposes[type] ?? type),
            figure(of, measure, currency, { from: day, to: day, type }),
          ];
        }),
    };
  };
}

const besidePlay = ["fees", "chargebacks", "adjustments", "affiliateCost"] as const;

/**
 * Builds the report of the result by day: gross revenue, promotions, net revenue, and the income and costs that do not
 * come from play.
 */
export async function resultTable({ totals }: ReportParts, period: Period, currency: string): Promise<Table> {
  const byDay = groupFlows(await totals.flowsIn(period, currency), ({ day }) => day);
  return {
    columns: [
      textColumn("day", "Day"),
      measureColumn("grossRevenue"),
      measureColumn("promotionCost"),
      amountColumn("netRevenue", "Net revenue"),
      ...besidePlay.map(measureColumn),
      amountColumn("result", "Result"),
    ],
    rows: daysOf(period)
      .toReversed()
      .map((day) => {
        const flows = byDay.get(day) ?? [];
        const where = { from: day, to: day };
        return [
          plain(day),
          figure(flows, "grossRevenue", currency, where),
          figure(flows, "promotionCost", currency, where),
          plain(amountOf(netRevenueOf(flows), currency)),
          ...besidePlay.map((measure) => figure(flows, measure, currency, where)),
          plain(amountOf(resultOf(flows), currency)),
        ];
      }),
  };
}

const daily = [
  "deposits",
  "withdrawals",
  "stakes",
  "wins",
  "jackpotContributions",
  "jackpotWins",
  "grossRevenue",
  "promotionCost",
  "affiliateCost",
  "fees",
  "chargebacks",
  "adjustments",
] as const;

/**
 * Builds the report for regulators, with one line per day: all movements, and the balance owed to players at
 * the end of the day.
 */
export async function dailyTotalsTable(
  { totals }: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const flows = await totals.flowsIn({ ...period, from: firstDay }, currency);
  const byDay = groupFlows(flows, ({ day }) => day);
  let funds = sumOf(
    "playerFunds",
    flows.filter(({ day }) => day < period.from),
  );
  const rows = daysOf(period).map((day) => {
    const of = byDay.get(day) ?? [];
    funds += sumOf("playerFunds", of);
    const where = { from: day, to: day };
    return [
      plain(day),
      ...daily.map((measure) => figure(of, measure, currency, where)),
      {
        value: amountOf(funds, currency),
        trace: { measure: "playerFunds" as const, from: firstDay, to: day },
      },
    ];
  });
  return {
    columns: [
      textColumn("day", "Day"),
      ...daily.map(measureColumn),
      amountColumn("playerFunds", "Owed to players"),
    ],
    rows: rows.toReversed(),
  };
}
