import type { ResourceView } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../parts/format-figure.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import type { Statement } from "./affiliate-api.ts";

export const statementStates: Record<
  Statement["state"],
  { label: string; tone: "gain" | "brass" | "quiet" }
> = {
  RUNNING: { label: "running", tone: "quiet" },
  CLOSED: { label: "Unpaid", tone: "brass" },
  PAID: { label: "paid", tone: "gain" },
};

/** Formats a month such as `2026-03` for display. */
export function monthName(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return at.toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
}

type StatementTableProps<Row extends Statement> = {
  resource: ResourceView<unknown>;
  rows: readonly Row[] | undefined;
  /** Additional columns, such as the affiliate's name, which are shown before the figures. */
  before?: readonly RecordColumn<Row>[];
  onOpen: (row: Row) => void;
  empty: { title: string; text: string };
};

export function StatementTable<Row extends Statement>({
  resource,
  rows,
  before = [],
  onOpen,
  empty,
}: StatementTableProps<Row>) {
  const money = (key: "netRevenue" | "commission", header: string, minor?: true): RecordColumn<Row> => ({
    key,
    header,
    align: "end",
    ...(minor && { minor }),
    sortBy: (row) => row[key],
    cell: (row) => formatFigure(row[key], row.currency),
  });
  const columns: RecordColumn<Row>[] = [
    { key: "month", header: "Month", sortBy: ({ month }) => month, cell: ({ month }) => monthName(month) },
    ...before,
    {
      key: "counts",
      header: "Clicks, joined, deposited",
      align: "end",
      minor: true,
      cell: ({ clicks, joins, firstDeposits }) => `${clicks} · ${joins} · ${firstDeposits}`,
    },
    money("netRevenue", "Net revenue", true),
    money("commission", "Commission"),
    {
      key: "state",
      header: "Status",
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={statementStates[state].tone}>{statementStates[state].label}</Badge>,
    },
  ];
  return (
    <RecordTable
      caption="Statements"
      columns={columns}
      resource={resource}
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      empty={empty}
    />
  );
}
