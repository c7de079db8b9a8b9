/**
 * A busy house account, such as the revenue of one currency, may have several rows, so that the commits of different
 * servers do not wait for each other. Row 0 is the account itself; the others have its id and a number: `fees:USD#3`.
 * Each process posts to one of the rows, and readers add them up.
 */
const mark = "#";

/**
 * Only accounts that all servers use have slices. The accounts of single pools and tournaments are not busy enough to
 * need them.
 */
const isShared = (accountId: string): boolean => accountId.split(":").length === 2;

/** Returns the id of the row that a slice uses for a house account. */
export const slicedId = (accountId: string, slice: number): string =>
  slice === 0 || !isShared(accountId) ? accountId : `${accountId}${mark}${slice}`;

/** Returns the id of the account that a row belongs to. */
function wholeId(accountId: string): string {
  const at = accountId.indexOf(mark);
  return at === -1 ? accountId : accountId.slice(0, at);
}

/** Adds up the rows of each account. */
export function sumSlices(rows: readonly { id: string; balance: string | null }[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { id, balance } of rows) {
    const whole = wholeId(id);
    sums.set(whole, (sums.get(whole) ?? 0n) + BigInt(balance ?? 0));
  }
  return sums;
}
