// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of cells displayed as blocks.

import type { ResourceView } from "@parlour/web/api/use-resource";
import { classNames } from "@parlour/web/ui/class-names";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type ReactNode, useState } from "react";
import { failureText } from "./failure-text.ts";
import { useNarrow } from "./use-narrow.ts";
import { useRowKeys } from "./use-row-keys.ts";

export type RecordColumn<Row> = {
  key: string;
  header: string;
  /** Shown in the column's header instead of a text, such as a checkbox for all rows. */
  headerCell?: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: "end";
  /** The sort key of the column; if unset, the column isn't sortable. */
  sortBy?: (row: Row) => string | number;
  /** Whether the value is listed below the first column's value on narrow screens, so that all columns fit. */
  minor?: true;
};

type RecordTableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  resource: Pick<ResourceView<unknown>, "error" | "loading" | "reload" | "isStale">;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Opens a row by click or Enter; j and k move between rows. */
  onOpen?: (row: Row) => void;
  openKey?: string | undefined;
  empty: { title: string; text?: string };
};

type Sorting = { key: string; down: boolean };

/** Below this width, the values of minor columns are listed within the row. */
const wideEnoughPx = 1024;

/** The console's table: sortable, usable with the keyboard, with a message for an empty list. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, resource, rows, rowKey, onOpen, openKey, empty } = props;
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [box, isNarrow] = useNarrow<HTMLDivElement>(wideEnoughPx);
  const columns = props.columns.filter(({ minor }) => !(isNarrow && minor));
  const details = props.columns.filter(({ minor }) => isNarrow && minor);
  const first = columns.find(({ headerCell }) => headerCell === undefined)?.key;
  const sorted = sortRows(rows ?? [], props.columns, sorting);
  const { bodyRef, onKeyDown } = useRowKeys(sorted.length, (index) => onOpen?.(sorted[index]!));

  if (resource.error !== undefined && rows === undefined) {
    return (
      <div>
        <h2 className="sr-only">{caption}</h2>
        <ErrorState title="Couldn't load this list" retryLabel="Try again" onRetry={resource.reload}>
          {failureText(resource.error)}
        </ErrorState>
      </div>
    );
  }
  if (rows?.length === 0 && !resource.loading) {
    return (
      <div>
        <h2 className="sr-only">{caption}</h2>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className="@container overflow-x-auto rounded-card border border-line bg-velvet"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      {resource.isStale ? (
        <p role="status" className="border-b border-line px-4 py-2 text-sm text-bright">
          {failureText(resource.error)} This list may be out of date.
        </p>
      ) : null}
      <table
        role="table"
        className="w-full text-base compact:text-sm @max-2xl:block"
        aria-busy={rows === undefined || undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-2xl:sr-only">
          <tr role="row" className="border-b border-line bg-raised/60">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-2xl:block" ref={bodyRef} onKeyDown={onKeyDown}>
          {rows === undefined ? <LoadingRows columns={columns} /> : null}
          {sorted.map((row, index) => (
            <tr
              role="row"
              key={rowKey(row)}
              tabIndex={onOpen ? (index === 0 ? 0 : -1) : undefined}
              aria-selected={onOpen && openKey !== undefined ? openKey === rowKey(row) : undefined}
              onClick={onOpen && (() => onOpen(row))}
              className={classNames(
                "border-b border-line/70 last:border-0 focus-visible:-outline-offset-2 @max-2xl:block @max-2xl:py-2",
                onOpen && "cursor-pointer hover:bg-raised/70 aria-selected:bg-raised",
              )}
            >
              {columns.map((column) => (
                <td key={column.key} role="cell" className={cellClass(column)}>
                  <span aria-hidden="true" className="shrink-0 text-sm text-mist @2xl:hidden">
                    {column.header}
                  </span>
                  <div className="min-w-0 @max-2xl:text-right">
                    {column.cell(row)}
                    {column.key === first ? <Details columns={details} row={row} /> : null}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The values of the columns that the narrow table has no room for. */
function Details<Row>({ columns, row }: { columns: readonly RecordColumn<Row>[]; row: Row }) {
  if (columns.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 text-sm text-mist @max-2xl:justify-end">
      {columns.map(({ key, header, cell }) => (
        <div key={key} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0">{`${header}:`}</dt>
          <dd className="min-w-0">{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

type HeaderCellProps<Row> = {
  column: RecordColumn<Row>;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
};

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const isSorted = sorting?.key === column.key;
  const direction = isSorted ? (sorting.down ? "descending" : "ascending") : undefined;
  const Arrow = isSorted && sorting.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(cellClass(column), "text-sm font-medium whitespace-nowrap text-mist")}
    >
      {column.sortBy ? (
        <button
          type="button"
          className="touch-target inline-flex items-center gap-1 rounded-tick hover:text-ivory"
          onClick={() => onSort({ key: column.key, down: isSorted && !sorting.down })}
        >
          {column.header}
          <Arrow size={14} aria-hidden="true" className={isSorted ? "text-brass" : "opacity-35"} />
        </button>
      ) : (
        (column.headerCell ?? (column.header || <span className="sr-only">Actions</span>))
      )}
    </th>
  );
}

function LoadingRows<Row>({ columns }: { columns: readonly RecordColumn<Row>[] }) {
  return ["a", "b", "c", "d", "e"].map((key) => (
    <tr role="row" key={key} className="border-b border-line/70 last:border-0 @max-2xl:block @max-2xl:py-2">
      {columns.map((column) => (
        <td key={column.key} role="cell" className={cellClass(column)}>
          <Skeleton className="my-1 h-4 w-24" />
        </td>
      ))}
    </tr>
  ));
}

function cellClass<Row>(column: RecordColumn<Row>): string {
  return classNames(
    "px-4 py-3 compact:px-3 compact:py-1 align-top @max-2xl:flex @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:py-1.5",
    column.align === "end" ? "text-right" : "text-left",
  );
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy;
  if (sorting === null || sortBy === undefined) return rows;
  const sign = sorting.down ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    return a < b ? -sign : a > b ? sign : 0;
  });
}
