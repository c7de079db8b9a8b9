import { useEffect, useState } from "react";
import { useDraft } from "../use-draft.ts";
import { type FieldConflict, isSame, resolveConflict } from "./merge-draft.ts";
import {
  type Latest,
  type MergedDraft,
  mergeIntoLatest,
  newDraft,
  type RecordDraft,
} from "./record-draft.ts";

export type DraftState<Value> = {
  value: Value;
  set: (next: Value | ((before: Value) => Value)) => void;
  clear: () => void;
  isRestored: boolean;
  /** The fields that this operator and someone else changed. While there are any, the draft must not be saved. */
  conflicts: readonly FieldConflict[];
  resolve: (conflict: FieldConflict, keep: "mine" | "theirs") => void;
  /**
   * The record as it was when this operator started to edit it, and as it is now; undefined if nobody else has
   * changed it since.
   */
  changedSince: { before: Value; latest: Value } | undefined;
  /** Stops showing what others have changed. */
  acknowledge: () => void;
};

/**
 * Keeps unsaved changes to a record and merges them into its latest version, field by field. The result can be saved
 * over the latest version without undoing other operators' changes.
 */
export function useMergedDraft<Value>(name: string, latest: Latest<Value>): DraftState<Value> {
  const draft = useDraft<RecordDraft<Value>>(`changes of ${name}`, () => newDraft(latest));
  return { ...mergedState(draft, latest), clear: draft.clear, isRestored: draft.isRestored };
}

/**
 * Like `useMergedDraft`, but for a dialog, whose input is discarded when it closes. The key names the open record and
 * is null while the dialog is closed.
 */
export function useMergedFields<Value>(key: string | null, value: Value): DraftState<Value> {
  const latest = { version: JSON.stringify(value), value };
  const [kept, setKept] = useState<{ key: string; draft: RecordDraft<Value> }>();
  useEffect(() => {
    if (key === null) setKept(undefined);
  }, [key]);
  const draftIn = (state: typeof kept) => (state?.key === key && state ? state.draft : newDraft(latest));
  const draft = {
    value: draftIn(kept),
    set: (next: (before: RecordDraft<Value>) => RecordDraft<Value>) =>
      setKept((before) => (key === null ? undefined : { key, draft: next(draftIn(before)) })),
  };
  return { ...mergedState(draft, latest), clear: () => setKept(undefined), isRestored: false };
}

type Kept<Value> = {
  value: RecordDraft<Value>;
  set: (next: (before: RecordDraft<Value>) => RecordDraft<Value>) => void;
};

function mergedState<Value>(kept: Kept<Value>, latest: Latest<Value>) {
  const merged = mergeIntoLatest(kept.value, latest);
  const change = (next: (before: MergedDraft<Value>) => Partial<RecordDraft<Value>>) =>
    kept.set((before) => {
      const { conflicts, ...now } = mergeIntoLatest(before, latest);
      return { ...now, ...next({ ...now, conflicts }) };
    });
  const isBehind = merged.version !== latest.version && !isSame(merged.seen, latest.value);
  return {
    value: merged.value,
    set: (next: Value | ((before: Value) => Value)) =>
      change(({ value }) => ({
        value: typeof next === "function" ? (next as (before: Value) => Value)(value) : next,
      })),
    conflicts: merged.conflicts,
    resolve: (conflict: FieldConflict, keep: "mine" | "theirs") =>
      change((before) => resolveConflict(before, conflict, keep)),
    changedSince: isBehind ? { before: merged.seen, latest: latest.value } : undefined,
    acknowledge: () => change(() => ({ version: latest.version, seen: latest.value })),
  };
}
