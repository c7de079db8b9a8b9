import type { Kit } from "../../../kit/kit.ts";
import { livePriceMs } from "./event.ts";
import { expireEvents } from "./event-store.ts";
import { publishEvent } from "./publish.ts";

/** The maximum number of events handled per run; the next run continues with the others. */
const perTurn = 100;

/**
 * Tells pages that the prices of events have expired: prices of live events whose provider has stopped sending
 * messages, and prices of events whose start has passed without a message. It is safe on several servers at once.
 */
export async function publishExpiredPrices(kit: Pick<Kit, "db" | "bus" | "log" | "clock">): Promise<void> {
  const now = kit.clock.now();
  const liveBefore = new Date(now.getTime() - livePriceMs);
  for (const event of await expireEvents(kit.db, { now, liveBefore, limit: perTurn }))
    publishEvent(kit, event, event, []);
}
