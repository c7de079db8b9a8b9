export type InMemory<Value> = {
  /** Waits until the value is current; returns immediately while the source answers from memory. */
  refresh(): Promise<void>;
  /** Returns the value that the last refresh has read. */
  current(): Value;
};

/**
 * Keeps a value in memory to be read before a transaction, because a transaction may only use its own
 * connection.
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
