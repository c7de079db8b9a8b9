import type { ReportTable } from "@parlour/contracts/entities/report";
import { Panel } from "@parlour/web/ui/panel";
import { BarChart } from "../../../parts/bar-chart.tsx";
import { DayChart } from "../../../parts/day-chart.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { chartOf } from "./report-chart.ts";

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** The chart above a report's table. Renders nothing for reports that have no chart. */
export function ReportChartView({ table }: { table: ReportTable | undefined }) {
  const chart = table && chartOf(table);
  if (table === undefined || chart === undefined) return null;
  const isMoney = chart.figures === "amount";
  const named = isMoney ? `${chart.title} in ${table.currency}` : chart.title;
  const isCut = chart.kind === "bars" && chart.isCut;
  const title = isCut ? `${named}, first lines of the table` : named;
  const format = (value: number) => {
    if (chart.figures === "percent") return `${value.toFixed(1)}%`;
    return isMoney ? formatFigure(value, table.currency) : value.toLocaleString("en");
  };
  return (
    <Panel className="mb-5">
      {chart.kind === "days" ? (
        <DayChart
          wide
          title={title}
          days={chart.days}
          series={chart.series}
          format={(value) => short.format(value)}
        />
      ) : (
        <BarChart title={title} bars={chart.bars} format={format} />
      )}
    </Panel>
  );
}
