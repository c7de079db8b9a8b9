import type { Reader } from "./admission.ts";

/**
 * Sends a product's query before the check that needs it. `take` returns the result of the query that was sent in this
 * transaction, or sends it now if none was sent.
 */
export function sendAhead<Row, Result>(read: (tx: Reader, rows: readonly Row[]) => Promise<Result>) {
  const sent = new WeakMap<Reader, Promise<Result>>();
  return {
    send(tx: Reader, rows: readonly Row[]): void {
      const result = read(tx, rows);
      // The check that awaits the result handles its error. If the transaction fails first, the error must not be
      // reported as unhandled.
      result.catch(() => {});
      sent.set(tx, result);
    },
    take: (tx: Reader, rows: readonly Row[]): Promise<Result> => sent.get(tx) ?? read(tx, rows),
  };
}

type Read<Result> = (tx: Reader, playerIds: readonly string[]) => Promise<Result>;

/**
 * Shares one read per transaction between several checks, or between a check and a read that was sent ahead
 * of it. A request for players who were not part of that read sends another one.
 */
export function readOncePerTransaction<Result>(read: Read<Result>): Read<Result> {
  const sent = new WeakMap<Reader, { playerIds: ReadonlySet<string>; result: Promise<Result> }>();
  return (tx, playerIds) => {
    const before = sent.get(tx);
    if (before && playerIds.every((id) => before.playerIds.has(id))) return before.result;
    const result = read(tx, playerIds);
    // The check that awaits the result handles its error. If the transaction fails first, the error must not be
    // reported as unhandled.
    result.catch(() => {});
    sent.set(tx, { playerIds: new Set(playerIds), result });
    return result;
  };
}
