export type RecordedChange = {
  version: number;
  /** The changed item, in a history that covers several items. */
  subject?: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};

type Page<Change> = { items: Change[]; nextCursor: number | null };

/**
 * Returns the difference that undoing a change would make: the current values, and the values before the change. Later
 * changes to the same item are undone too, so their fields are included. The changes are given newest first.
 */
export function undoDifference(
  change: RecordedChange,
  changes: readonly RecordedChange[],
): Pick<RecordedChange, "before"> & { after: Record<string, unknown> | null } {
  // Undoing a creation restores no values.
  if (change.before === null) return { before: change.after, after: null };
  const undone = changes.filter(
    ({ version, subject }) => version >= change.version && subject === change.subject,
  );
  const before = Object.assign({}, ...undone.toReversed().map(({ after }) => after));
  const after = Object.assign({}, ...undone.map(({ before: old }) => old));
  return { before, after };
}

/** Reads the history back to a version, newest first. */
export async function readChangesSince<Change extends RecordedChange>(
  version: number,
  fetchPage: (query: { cursor?: number }) => Promise<Page<Change>>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const page: Page<Change> = await fetchPage(cursor === undefined ? {} : { cursor });
    changes.push(...page.items);
    const isReached = page.items.some((item) => item.version <= version);
    cursor = isReached ? null : page.nextCursor;
  }
  return changes;
}
