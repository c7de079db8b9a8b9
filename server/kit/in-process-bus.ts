import type { Bus } from "./bus.ts";
import { createBusListeners } from "./bus-listeners.ts";

/**
 * Opens a bus for a single server. Listeners run after `publish` has returned, as they would across a
 * network.
 */
export function openInProcessBus(): Bus {
  const listeners = createBusListeners();
  let closed = false;
  return {
    async publish(topic, message) {
      const text = JSON.stringify(message);
      setImmediate(() => {
        if (!closed) listeners.deliver(topic, text);
      });
    },
    async subscribe(topic, listener) {
      // A listener that subscribes twice is called twice and unsubscribed separately, as on the other kinds of bus.
      const own: typeof listener = (message) => listener(message);
      listeners.add(topic, own);
      return async () => {
        listeners.remove(topic, own);
      };
    },
    async close() {
      closed = true;
    },
  };
}
