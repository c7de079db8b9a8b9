import { type Path, setAt, valueAt } from "./field-path.ts";

/** Unsaved work on a record, and the values that it is based on. */
export type Draft<Value> = { base: Value; value: Value };

/** A field that both this operator and someone else changed; a removed field is undefined. */
export type FieldConflict = { path: Path; mine: unknown; theirs: unknown };

type Merged<Value> = Draft<Value> & { conflicts: readonly FieldConflict[] };

/** Structured fields that operators edit as a whole. */
const whole = new Set(["geoTargetingFilter"]);

/**
 * Merges a draft into the latest version, field by field. Changes by others are adopted, and this operator's changes
 * are kept. If both changed the same field, it is reported as a conflict, and the merged draft has this operator's value. The
 * merged draft is based on the latest version, except for the fields in conflict.
 */
export function mergeDraft<Value>({ base, value }: Draft<Value>, latest: Value): Merged<Value> {
  const conflicts: FieldConflict[] = [];
  const merged = mergeField(base, value, latest, [], conflicts) as Value;
  const nextBase = conflicts.reduce((before, { path }) => setAt(before, path, valueAt(base, path)), latest);
  return { base: nextBase, value: merged, conflicts };
}

/**
 * Resolves a conflict with one of the two values. The field is then based on the latest version, so the conflict is no
 * longer reported.
 */
export function resolveConflict<Value>(
  draft: Draft<Value>,
  conflict: FieldConflict,
  keep: "mine" | "theirs",
): Draft<Value> {
  const { path, theirs } = conflict;
  return {
    base: setAt(draft.base, path, theirs),
    value: keep === "mine" ? draft.value : setAt(draft.value, path, theirs),
  };
}

function mergeField(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path,
  conflicts: FieldConflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && !whole.has(String(path.at(-1)))) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const entries = names.map((name) => [
      name,
      mergeField(base[name], mine[name], theirs[name], [...path, name], conflicts),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isList(base) && isList(mine) && isList(theirs) && linesUp(base, mine) && linesUp(base, theirs)) {
    return base.map((item, index) =>
      mergeField(item, mine[index], theirs[index], [...path, index], conflicts),
    );
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

/**
 * Returns whether no entry of a list was added, removed or moved. Such lists are merged entry by entry, all others as a
 * whole.
 */
function linesUp(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((item, index) => {
    if (isSame(item, before[index])) return true;
    return typeOf(item) === typeOf(before[index]) && !before.some((other) => isSame(other, item));
  });
}

function typeOf(item: unknown): unknown {
  return isRecord(item) ? (item.type ?? "record") : typeof item;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
