import type { ReportCell, ReportTable, Trace } from "@parlour/contracts/entities/report";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { classNames } from "@parlour/web/ui/class-names";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Link } from "@parlour/web/ui/link";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useSearchParams } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { nameIn } from "./report-names.ts";

type Column = ReportTable["columns"][number];
type ReportTableViewProps = {
  caption: string;
  table: ReportTable | undefined;
  resource: Pick<ResourceView<unknown>, "error" | "reload">;
  onDrillDown: (trace: Trace) => void;
};

/** A report table. Each figure that is based on postings is a button that lists them. */
export function ReportTableView({ caption, table, resource, onDrillDown }: ReportTableViewProps) {
  if (table === undefined && resource.error !== undefined) {
    return (
      <ErrorState title="Couldn't load the report" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (table === undefined) return <Skeleton className="h-72 w-full" />;
  if (table.rows.length === 0) {
    return <EmptyState title="No data for this period">Choose another period or currency.</EmptyState>;
  }
  const hasTotals = table.totals.some((total) => total !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className="overflow-x-auto rounded-card border border-line bg-velvet" tabIndex={0}>
      <table className="w-full text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-raised/60">
            {table.columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(cellClass(column), "text-sm font-medium whitespace-nowrap text-mist")}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ID
            <tr key={rowIndex} className="border-b border-line/70 last:border-0">
              {row.map((cell, index) => {
                const column = table.columns[index]!;
                return (
                  <td key={column.key} className={cellClass(column)}>
                    <Cell
                      cell={cell}
                      column={column}
                      currency={column.kind === "ownAmount" ? currencyOf(row, table) : table.currency}
                      onDrillDown={onDrillDown}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {hasTotals ? (
          <tfoot>
            <tr className="border-t border-edge font-semibold">
              {table.columns.map((column, index) => (
                <td key={column.key} className={cellClass(column)}>
                  {index === 0 ? "Total" : formatTotal(table.totals[index] ?? null, column, table.currency)}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

type CellProps = { cell: ReportCell; column: Column; currency: string; onDrillDown: (trace: Trace) => void };

function Cell({ cell: { value, trace }, column, currency, onDrillDown }: CellProps) {
  const text = formatCell(value, column, currency);
  if (column.key === "offerId") return <OfferLink offerId={text} currency={currency} />;
  if (typeof value === "number" && hasBar(column)) return <Share text={text} percent={value} />;
  if (trace === undefined || value === 0) return text;
  return (
    <button
      type="button"
      title="Show postings"
      className="touch-target cursor-pointer rounded-tick underline decoration-edge underline-offset-4 hover:text-bright"
      onClick={() => onDrillDown(trace)}
    >
      {text}
    </button>
  );
}

/** A link to the players who claimed an offer, for those who may see linked accounts and cases. */
function OfferLink({ offerId, currency }: { offerId: string; currency: string }) {
  const me = useOperator();
  const [params] = useSearchParams();
  if (!hasRole(me, ["COMPLIANCE"])) return offerId;
  const search = new URLSearchParams({ ...Object.fromEntries(params), currency });
  return (
    <Link
      href={`/console/reports/bonus-abuse/${encodeURIComponent(offerId)}?${search}`}
      className="touch-target rounded-tick text-bright underline underline-offset-4"
    >
      {offerId}
    </Link>
  );
}

function currencyOf(row: readonly ReportCell[], { columns, currency }: ReportTable): string {
  const cell = row[columns.findIndex(({ key }) => key === "currency")];
  return typeof cell?.value === "string" ? cell.value : currency;
}

/** Whether the values of a column range from 0 to 100%, so that a bar is meaningful. */
const hasBar = ({ key }: Column) => key === "approvalRate" || key === "conversion" || key.startsWith("week");

/** A percentage with a small bar, so that high and low values stand out at a glance. */
function Share({ text, percent }: { text: string; percent: number }) {
  return (
    <span className="inline-grid min-w-20 gap-1">
      {text}
      <span aria-hidden="true" className="h-1 rounded-tick bg-raised">
        <span
          className="block h-full rounded-tick bg-brass"
          style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
        />
      </span>
    </span>
  );
}

/** Formats a column's total; empty for columns that can't be summed. */
function formatTotal(total: number | null, column: Column, currency: string): string {
  return total === null ? "" : formatCell(total, column, currency);
}

function formatCell(value: string | number | null, { key, kind }: Column, currency: string): string {
  if (value === null) return "–";
  if (typeof value === "string") return nameIn(key, value);
  if (kind === "amount" || kind === "ownAmount") return formatFigure(value, currency);
  return kind === "percent" ? `${value.toFixed(2)}%` : value.toLocaleString("en");
}

function cellClass({ kind }: Column): string {
  return classNames(
    "px-4 py-3 align-top tabular-nums",
    "whitespace-nowrap",
    kind === "text" ? "text-left" : "text-right",
  );
}
