import { useEffect, useState } from "react";
import { type EditedRecord, findEdited, type Kept } from "./edited-record.ts";

/**
 * Returns the record with the given key for the dialog that edits it, and whether a colleague has deleted it meanwhile.
 * The key is null while the dialog is closed.
 */
export function useEditedRecord<Row>(
  key: string | null,
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): EditedRecord<Row> {
  const [kept, setKept] = useState<Kept<Row>>();
  const edited = findEdited(kept, key, rows, keyOf);
  const { record, isDeleted } = edited;
  useEffect(() => {
    if (key === null || record === undefined) setKept(undefined);
    else if (!isDeleted) setKept({ key, record });
  }, [key, record, isDeleted]);
  return edited;
}
