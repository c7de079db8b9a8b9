/**
 * The page of data that a partner requests with an API key. Days are in UTC, and the first and last day are included.
 */
export type PlayerPage = {
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  cursor?: string | undefined;
};

export type PaymentPage = {
  kind: "DEPOSIT" | "WITHDRAWAL";
  from: string;
  to: string;
  cursor?: string | undefined;
};

export const partnerPageSize = 200;

type Place = { at: string; id: string };

/** Reads the cursor of a list that is ordered by time and id; undefined if it cannot be read. */
export function parsePlace(cursor: string): Place | undefined {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const time = Date.parse(at);
  // `Date.parse` accepts 30 February as 2 March, but the database refuses it.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(at.slice(0, 10));
  return isDay && /^[\w.:-]{1,80}$/.test(id) ? { at, id } : undefined;
}

export function formatPlace({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** Builds one page of results from the rows read; a row beyond the page size means that there is another page. */
export function partnerPage<Row extends { id: string }, Item>(
  rows: readonly Row[],
  atOf: (row: Row) => string,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, partnerPageSize);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > partnerPageSize && last ? formatPlace({ at: atOf(last), id: last.id }) : null;
  return { items: shown.map(toItem), nextCursor };
}
