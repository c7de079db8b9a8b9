import type { AdmissionRefusal, Reader, Verdicts } from "./admission.ts";
import type { Answer } from "./outcomes.ts";

/** An SQL statement and its values. All values are strings, so that serialising them can't fail. */
export type Statement = { text: string; values: readonly string[] };

/**
 * Rows of a product, such as its bets, that are written in the transaction that takes their stakes: a bet exists if
 * and only if its stake was taken. Both functions get all rows of a batch, so that few statements are enough.
 */
export type StakeRows<Row> = {
  name: string;
  /**
   * Sends the statement that locks and reads the data that the rows depend on. It follows the statement that locks the
   * players without waiting for its answer, which saves a round trip. It is sent before admission and therefore also
   * for rows that are refused later. `admit` awaits the result.
   */
  sendReads?(tx: Reader, rows: readonly Row[]): void;
  /**
   * Locks the data that the rows depend on and returns one verdict per row; null admits it. It runs after the admission
   * checks, while the players are locked, so it sees everything that these players have staked before.
   */
  admit(tx: Reader, rows: readonly Row[]): Promise<Verdicts>;
  /**
   * Returns the statements that write the rows whose stakes are taken. They are sent together with the commit,
   * so a row that must not be written has to make its statement fail. In that case, none of the batch's stakes
   * is taken.
   */
  insert(rows: readonly Row[]): readonly Statement[];
};

/** A row and the functions that write it. */
export type AttachedRow = { rows: StakeRows<unknown>; row: unknown };

export const attachRow = <Row>(rows: StakeRows<Row>, row: Row): AttachedRow => ({
  rows: rows as StakeRows<unknown>,
  row,
});

/** Sends the statements that lock and read what the rows depend on. */
export function sendRowReads(tx: Reader, attached: readonly (AttachedRow | undefined)[]): void {
  for (const { rows, positions } of byKind(attached)) {
    rows.sendReads?.(
      tx,
      positions.map((position) => attached[position]!.row),
    );
  }
}

/** Returns the verdict on each row; `undefined` for an operation that has no row or is already decided. */
export async function admitRows(
  tx: Reader,
  attached: readonly (AttachedRow | undefined)[],
): Promise<(AdmissionRefusal | null)[]> {
  const verdicts: (AdmissionRefusal | null)[] = attached.map(() => null);
  for (const { rows, positions } of byKind(attached)) {
    const found = await rows.admit(
      tx,
      positions.map((position) => attached[position]!.row),
    );
    positions.forEach((position, index) => {
      verdicts[position] = found[index] ?? null;
    });
  }
  return verdicts;
}

/** Returns the statements that write the attached rows of the operations that were carried out. */
export function insertStatements(
  admitted: readonly (AttachedRow | undefined)[],
  answers: readonly Answer[],
): Statement[] {
  const isTaken = (position: number) => answers[position]!.outcome === "POSTED";
  return byKind(admitted).flatMap(({ rows, positions }) => {
    const taken = positions.filter(isTaken);
    return taken.length === 0 ? [] : rows.insert(taken.map((position) => admitted[position]!.row));
  });
}

/** Groups the positions of the rows by their kind, in a fixed order, so that two batches cannot deadlock. */
function byKind(attached: readonly (AttachedRow | undefined)[]) {
  const positions = new Map<StakeRows<unknown>, number[]>();
  attached.forEach((one, position) => {
    if (!one) return;
    const known = positions.get(one.rows);
    if (known) known.push(position);
    else positions.set(one.rows, [position]);
  });
  return [...positions]
    .map(([rows, at]) => ({ rows, positions: at }))
    .sort((one, other) => (one.rows.name < other.rows.name ? -1 : 1));
}
