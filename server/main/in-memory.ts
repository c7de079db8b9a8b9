export type InMemory<Value> = {
  /** Waits for a fresh value; cheap while the source answers from its own memory. */
  refresh(): Promise<void>;
  /** The value of the last refresh. */
  current(): Value;
};

/** Settings that are read before a transaction, because inside it only its own connection may be used. */
export function inMemory<Value>(read: () => Promise<Value>, initial: Value): InMemory<Value> {
  let value = initial;
  return {
    async refresh() {
      value = await read();
    },
    current: () => value,
  };
}
