export type Kept<Row> = { key: string; record: Row };
export type EditedRecord<Row> = {
  /** The record as it is now or, if it was deleted, as it was last. */
  record: Row | undefined;
  isDeleted: boolean;
};

/**
 * Finds the record that a dialog edits. A record that has disappeared from the loaded list was deleted; the dialog keeps
 * its last version, so that what the operator has typed stays visible.
 */
export function findEdited<Row>(
  kept: Kept<Row> | undefined,
  key: string | null,
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): EditedRecord<Row> {
  if (key === null) return { record: undefined, isDeleted: false };
  const found = rows?.find((row) => keyOf(row) === key);
  const last = kept?.key === key ? kept.record : undefined;
  return {
    record: found ?? last,
    isDeleted: rows !== undefined && found === undefined && last !== undefined,
  };
}
