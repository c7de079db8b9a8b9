import { type Draft, type FieldConflict, isRecord, isSame, mergeDraft } from "./merge-draft.ts";

/** Unsaved changes to a record, and the version that they are based on. */
export type RecordDraft<Value> = Draft<Value> & {
  version: Version;
  /** The record before the unsaved changes, to show what others have changed since. */
  seen: Value;
};
/** The version's number or, for records whose versions have no numbers, the values themselves as text. */
export type Version = number | string;
export type Latest<Value> = { version: Version; value: Value };

export type MergedDraft<Value> = RecordDraft<Value> & { conflicts: readonly FieldConflict[] };

export function newDraft<Value>({ version, value }: Latest<Value>): RecordDraft<Value> {
  return { version, seen: value, base: value, value };
}

/**
 * Merges unsaved changes into the latest version, so that saving them can't undo other operators' changes. A draft
 * without changes is replaced by the latest version.
 */
export function mergeIntoLatest<Value>(draft: RecordDraft<Value>, latest: Latest<Value>): MergedDraft<Value> {
  if (draft.version === latest.version) return { ...draft, conflicts: [] };
  if (isSame(draft.value, draft.base)) return { ...newDraft(latest), conflicts: [] };
  return { ...draft, ...mergeDraft(draft, latest.value) };
}

export type FieldComparison = {
  path: readonly string[];
  before: unknown;
  theirs: unknown;
  mine: unknown;
};

/**
 * The fields that anyone has changed since a version, each with its old value, its latest value and its value in the
 * form.
 */
export function compareFields(
  before: unknown,
  theirs: unknown,
  mine: unknown,
  path: readonly string[] = [],
): readonly FieldComparison[] {
  if (isSame(before, theirs) && isSame(before, mine)) return [];
  if (!isRecord(before) || !isRecord(theirs) || !isRecord(mine)) return [{ path, before, theirs, mine }];
  const names = [...new Set([before, theirs, mine].flatMap((fields) => Object.keys(fields)))];
  return names.flatMap((name) => compareFields(before[name], theirs[name], mine[name], [...path, name]));
}
