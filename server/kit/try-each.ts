/**
 * Runs the work for every item in turn, even after it has failed for one, so that one item can't hold up the others.
 * Then throws all failures together.
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items failed`);
}
