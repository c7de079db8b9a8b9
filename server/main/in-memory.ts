export type InMemory<Value> = {
  /** Reads the value again. Returns immediately if the source already has the value in memory. */
  refresh(): Promise<void>;
  /** Returns the value that the last refresh has read. */
  current(): Value;
};

/**
 * Keeps a value in memory. Call `refresh` before a transaction and `current` inside it, because a transaction
 * may only use its own connection.
 */
export function inMemory<Value>(read: () => Promise<Value>, initial: Value): InMemory<Value> {
  let value = initial;
  return {
    async refresh() {
      value = await read();
    },
    current: () => value,
  };
}
