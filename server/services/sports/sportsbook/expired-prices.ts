import type { Kit } from "../../../kit/kit.ts";
import { livePriceMs } from "./event.ts";
import { expireEvents } from "./event-store.ts";
import { publishEvent } from "./publish.ts";

/** The highest number of events in one turn; the next turn continues with the others. */
const perTurn = 100;

/**
 * Tells pages that the prices of events have expired: live ones about which the provider has fallen silent, and those
 * whose start has passed without a message. It is safe on several servers at once.
 */
export async function publishExpiredPrices(kit: Pick<Kit, "db" | "bus" | "log" | "clock">): Promise<void> {
  const now = kit.clock.now();
  const liveBefore = new Date(now.getTime() - livePriceMs);
  for (const event of await expireEvents(kit.db, { now, liveBefore, limit: perTurn }))
    publishEvent(kit, event, event, []);
}
