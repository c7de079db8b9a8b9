import type { ReportName, ReportTable } from "@parlour/contracts/entities/report";
import { nameIn } from "./report-names.ts";

/** The content of a report's chart: lines over the days, or bars of one figure for each row. */
type ChartPlan =
  | { kind: "days"; columns: readonly string[] }
  | { kind: "bars"; name: string; column: string };

const plans: Partial<Record<ReportName, ChartPlan>> = {
  revenue: { kind: "days", columns: ["grossRevenue", "netRevenue"] },
  result: { kind: "days", columns: ["grossRevenue", "netRevenue", "result"] },
  verticals: { kind: "bars", name: "vertical", column: "grossRevenue" },
  games: { kind: "bars", name: "game", column: "grossRevenue" },
  studios: { kind: "bars", name: "studio", column: "grossRevenue" },
  payments: { kind: "days", columns: ["deposits", "withdrawals"] },
  methods: { kind: "bars", name: "method", column: "approvalRate" },
  "first-deposits": { kind: "days", columns: ["signUps", "players"] },
  countries: { kind: "bars", name: "country", column: "deposits" },
  "bonus-cost": { kind: "days", columns: ["promotionCost"] },
  "bonus-abuse": { kind: "bars", name: "offer", column: "cost" },
  affiliates: { kind: "days", columns: ["affiliateCost"] },
  "affiliate-quality": { kind: "bars", name: "affiliate", column: "netRevenue" },
  liability: { kind: "bars", name: "kind", column: "value" },
  "daily-totals": { kind: "days", columns: ["playerFunds"] },
};

const colours = ["var(--color-brass)", "var(--color-gain)", "var(--color-sky)"];
const mostBars = 12;
const dayMs = 86_400_000;

type Kind = ReportTable["columns"][number]["kind"];
export type ReportChart = { title: string; figures: Kind } & (
  | { kind: "days"; days: string[]; series: { name: string; colour: string; values: number[] }[] }
  | { kind: "bars"; bars: { name: string; value: number }[]; isCut: boolean }
);

/** Returns the chart of a report; undefined for a report that is only a table, or has no rows. */
export function chartOf(table: ReportTable): ReportChart | undefined {
  const plan = plans[table.report];
  if (plan === undefined || table.rows.length === 0) return undefined;
  const place = (key: string) => table.columns.findIndex((column) => column.key === key);
  if (plan.kind === "bars") {
    const [name, at] = [place(plan.name), place(plan.column)];
    const column = table.columns[at]!;
    const sums = new Map<string, number>();
    for (const row of table.rows) {
      const value = row[at]!.value;
      const known = nameIn(plan.name, String(row[name]!.value));
      if (typeof value === "number") sums.set(known, (sums.get(known) ?? 0) + value);
    }
    const bars = [...sums].map(([known, value]) => ({ name: known, value }));
    const isCut = bars.length > mostBars;
    return { kind: "bars", figures: column.kind, title: column.name, bars: bars.slice(0, mostBars), isCut };
  }
  const days = daysIn(table);
  const dayPlace = place("day");
  const series = plan.columns.map((key, index) => {
    const at = place(key);
    const sums = new Map<string, number>();
    for (const row of table.rows) {
      const day = String(row[dayPlace]!.value);
      sums.set(day, (sums.get(day) ?? 0) + Number(row[at]!.value ?? 0));
    }
    const values = days.map((day) => sums.get(day) ?? 0);
    return { name: table.columns[at]!.name, colour: colours[index]!, values };
  });
  const figures = table.columns[place(plan.columns[0]!)]!.kind;
  return { kind: "days", figures, title: series.map(({ name }) => name).join(", "), days, series };
}

function daysIn({ from, to }: Pick<ReportTable, "from" | "to">): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
}
