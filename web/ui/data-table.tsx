// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of cells displayed as blocks.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures to the end of their column. */
  align?: "end";
};

type DataTableProps<Row> = {
  /** The name of the table, for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows placeholder rows while the first response is loading. */
  loading?: boolean;
  /** Content shown when there are no rows. */
  empty?: ReactNode;
};

/** A table that becomes a list of small cards on phones, where the first cell is the title of the card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  loading = false,
  empty,
}: DataTableProps<Row>) {
  if (!loading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <table role="table" aria-busy={loading || undefined} className="w-full max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                "border-b border-line px-3 py-2.5 text-sm font-medium text-mist first:pl-0 last:pr-0",
                column.align === "end" ? "text-right" : "text-left",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {loading
          ? ["first", "second", "third", "fourth"].map((key) => <LoadingRow key={key} columns={columns} />)
          : rows.map((row) => (
              <tr key={rowKey(row)} role="row" className={rowClass}>
                {columns.map((column) => (
                  <td key={column.key} role="cell" className={cellClass(column)}>
                    <span aria-hidden="true" className="text-sm font-normal text-mist md:hidden">
                      {column.header}
                    </span>
                    <span className="min-w-0 max-md:text-right">{column.cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function LoadingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row" className={rowClass}>
      {columns.map((column) => (
        <td key={column.key} role="cell" className={cellClass(column)}>
          <span aria-hidden="true" className="text-sm font-normal text-mist md:hidden">
            {column.header}
          </span>
          <Skeleton className={classNames("my-1 h-4 w-24", column.align === "end" && "md:ml-auto")} />
        </td>
      ))}
    </tr>
  );
}

const rowClass = "border-b border-line last:border-0 max-md:block max-md:py-3";

function cellClass<Row>(column: Column<Row>): string {
  return classNames(
    "px-3 py-3.5 first:pl-0 last:pr-0 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 max-md:first:font-semibold",
    column.align === "end" && "text-right",
  );
}
