import type { ReportTable } from "@parlour/contracts/entities/report";
import { describe, expect, it } from "vitest";
import { chartOf } from "./report-chart.ts";

const base = {
  currency: "USD",
  currencies: ["USD"],
  from: "2030-01-01",
  to: "2030-01-03",
  totals: [],
  gatheredAt: null,
  conversion: null,
};
const amount = (key: string, name: string) => ({ key, name, kind: "amount" as const });
const text = (key: string, name: string) => ({ key, name, kind: "text" as const });

describe("the chart of a report", () => {
  it("adds up the lines of a day and shows days without lines as zero", () => {
    const table: ReportTable = {
      ...base,
      report: "revenue",
      columns: [
        text("day", "Day"),
        text("vertical", "Vertical"),
        amount("grossRevenue", "Gross"),
        amount("netRevenue", "Net"),
      ],
      rows: [
        [{ value: "2030-01-03" }, { value: "casino" }, { value: 5 }, { value: 4 }],
        [{ value: "2030-01-01" }, { value: "sports" }, { value: 2 }, { value: 2 }],
        [{ value: "2030-01-01" }, { value: "casino" }, { value: 3 }, { value: -1 }],
      ],
    };
    const chart = chartOf(table);
    expect(chart).toMatchObject({ kind: "days", days: ["2030-01-01", "2030-01-02", "2030-01-03"] });
    expect(chart?.kind === "days" && chart.series.map(({ values }) => values)).toEqual([
      [5, 0, 5],
      [1, 0, 4],
    ]);
  });

  it("leaves out bars without a figure and cuts a long list", () => {
    const rows = Array.from({ length: 20 }, (_, index) => [
      { value: `METHOD ${index}` },
      { value: index === 0 ? null : index },
    ]);
    const table: ReportTable = {
      ...base,
      report: "methods",
      columns: [text("method", "Method"), { key: "approvalRate", name: "Approval rate", kind: "percent" }],
      rows,
    };
    const chart = chartOf(table);
    expect(chart).toMatchObject({ kind: "bars", figures: "percent" });
    expect(chart?.kind === "bars" && chart.bars).toHaveLength(12);
    expect(chart?.kind === "bars" && chart.bars[0]).toEqual({ name: "Method 1", value: 1 });
  });

  it("does not exist for a report that is only a table, or is empty", () => {
    const table: ReportTable = { ...base, report: "retention", columns: [], rows: [[]] };
    expect(chartOf(table)).toBeUndefined();
    expect(chartOf({ ...table, report: "revenue", rows: [] })).toBeUndefined();
  });
});
