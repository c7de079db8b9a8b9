/** What travels on the bus: small facts ("this session ended"), as JSON. */
export type BusMessage = string | number | boolean | null | { [name: string]: BusMessage } | BusMessage[];
export type BusListener = (message: BusMessage) => void;

/**
 * Tells every server, the publishing one included, what one of them did. Delivery is at most once and
 * listeners may miss messages while their connection is down: it speeds things up, it is never the only
 * copy of a fact. Inside a transaction publish from `tx.afterCommit`.
 */
export type Bus = {
  publish(topic: string, message: BusMessage): Promise<void>;
  /** Answers how to stop listening, once the listener is sure to hear what is published from now on. */
  subscribe(topic: string, listener: BusListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
