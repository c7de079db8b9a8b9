import type { BusListener, BusMessage } from "./bus.ts";

/** The listeners of one server by topic; every kind of bus delivers its messages to them. */
export type BusListeners = {
  /** Adds a listener and returns whether it is the topic's first. */
  add(topic: string, listener: BusListener): boolean;
  /** Removes a listener and returns whether it was the topic's last. */
  remove(topic: string, listener: BusListener): boolean;
  deliver(topic: string, text: string): void;
};

export function createBusListeners(): BusListeners {
  const byTopic = new Map<string, Set<BusListener>>();
  return {
    add(topic, listener) {
      const listeners = byTopic.get(topic);
      if (listeners) {
        listeners.add(listener);
        return false;
      }
      byTopic.set(topic, new Set([listener]));
      return true;
    },
    remove(topic, listener) {
      const listeners = byTopic.get(topic);
      if (!listeners?.delete(listener) || listeners.size > 0) return false;
      byTopic.delete(topic);
      return true;
    },
    deliver(topic, text) {
      for (const listener of [...(byTopic.get(topic) ?? [])]) {
        try {
          // Each listener gets its own copy of the message, so a listener that changes it does not affect the
          // others.
          listener(JSON.parse(text) as BusMessage);
        } catch (error) {
          process.emitWarning(error instanceof Error ? error : String(error));
        }
      }
    },
  };
}
