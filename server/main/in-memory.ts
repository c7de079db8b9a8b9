export type InMemory<Value> = {
  /** Waits for a current value; returns at once while the source answers from memory. */
  refresh(): Promise<void>;
  /** The value of the last refresh. */
  current(): Value;
};

/** Settings that are read before a transaction, because a transaction may only use its own connection. */
export function inMemory<Value>(read: () => Promise<Value>, initial: Value): InMemory<Value> {
  let value = initial;
  return {
    async refresh() {
      value = await read();
    },
    current: () => value,
  };
}
