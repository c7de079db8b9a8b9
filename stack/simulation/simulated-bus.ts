import type { Bus } from "@parlour/server/kit/bus";
import { type BusListeners, createBusListeners } from "@parlour/server/kit/bus-listeners";
import type { Owner, VirtualWorld } from "./virtual-world.ts";

/** Connects the simulated servers. Messages are slightly delayed and some are lost, which the product must tolerate. */
export function createSimulatedBus(world: VirtualWorld, isLossy: () => boolean) {
  const members = new Set<{ server: Owner; listeners: BusListeners }>();
  return {
    open(server: Owner): Bus {
      const listeners = createBusListeners();
      const member = { server, listeners };
      members.add(member);
      return {
        async publish(topic, message) {
          const text = JSON.stringify(message);
          for (const to of members) {
            if (to.server.isDead) members.delete(to);
            else if (!isLossy() || to === member || !world.numbers.chance(0.05))
              world.runAs(to.server, () =>
                setTimeout(() => to.listeners.deliver(topic, text), 1 + world.numbers.next() * 20),
              );
          }
        },
        async subscribe(topic, listener) {
          const own: typeof listener = (message) => listener(message);
          listeners.add(topic, own);
          return async () => void listeners.remove(topic, own);
        },
        async close() {
          members.delete(member);
        },
      };
    },
  };
}
