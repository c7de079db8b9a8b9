import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import type { Kit } from "../../../kit/kit.ts";
import { enqueueDelivery } from "./deliver.ts";
import { insertDelivery } from "./delivery-store.ts";
import { eventOf } from "./webhook-events.ts";
import { listReceivers } from "./webhook-store.ts";

/** Adds a delivery of the fact's event for each webhook that receives it. */
export async function onFact(kit: Kit, tx: Transaction, fact: PublishedFact): Promise<void> {
  const event = eventOf(fact);
  if (event === undefined) return;
  for (const { id } of await listReceivers(tx, event.type)) {
    const delivery = await insertDelivery(tx, id, event, kit.clock.now());
    if (delivery) await enqueueDelivery(kit, tx, delivery);
  }
}
