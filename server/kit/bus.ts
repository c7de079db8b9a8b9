/** A message on the bus: a small JSON value such as "this session ended". */
export type BusMessage = string | number | boolean | null | { [name: string]: BusMessage } | BusMessage[];
export type BusListener = (message: BusMessage) => void;

/**
 * Sends messages to every server, including the one that publishes them. Delivery is at most once, and
 * listeners miss messages while their connection is down, so the same information must also be in the
 * database. In a transaction, publish from `tx.afterCommit`.
 */
export type Bus = {
  publish(topic: string, message: BusMessage): Promise<void>;
  /** Subscribes a listener. Resolves once the subscription is active, with the function that unsubscribes. */
  subscribe(topic: string, listener: BusListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
