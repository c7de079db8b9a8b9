import { quoteElement } from "./post-batch.ts";

type Value = string | bigint | number | boolean | Date;

/**
 * Columns of rows that a database function unpacks, as arrays in PostgreSQL's text format. Reading an array costs time
 * for each element, so columns that are mostly the same in all rows of a batch are shortened. The function reads the
 * arrays by subscript, which is null beyond the end.
 */
export type Columns<Row> = {
  /** Creates a column with one value per row. */
  each(read: (row: Row) => Value | null | undefined): string;
  /**
   * Creates a column with a single element if all rows have the same value; the function then uses the first element
   * for every row.
   */
  shared(read: (row: Row) => Value): string;
  /** Creates a column that is empty if all values are null. */
  optional(read: (row: Row) => Value | null | undefined): string;
  /** Creates a column that is empty if all amounts are zero; the function then replaces null with zero. */
  amounts(read: (row: Row) => bigint): string;
};

export function columnsOf<Row>(rows: readonly Row[]): Columns<Row> {
  const each: Columns<Row>["each"] = (read) => {
    let text = "{";
    for (let index = 0; index < rows.length; index++) {
      if (index > 0) text += ",";
      text += elementOf(read(rows[index]!));
    }
    return `${text}}`;
  };
  return {
    each,
    shared(read) {
      if (rows.length === 0) return "{}";
      const first = read(rows[0]!);
      return rows.every((row) => isSame(read(row), first)) ? `{${elementOf(first)}}` : each(read);
    },
    optional: (read) => (rows.every((row) => read(row) == null) ? "{}" : each(read)),
    amounts: (read) => (rows.every((row) => read(row) === 0n) ? "{}" : each(read)),
  };
}

const isSame = (one: Value, other: Value): boolean =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());

function elementOf(value: Value | null | undefined): string {
  if (typeof value === "string") return quoteElement(value);
  return value instanceof Date ? `"${value.toISOString()}"` : String(value ?? "NULL");
}
