import type { Kit } from "../../../kit/kit.ts";
import { sign, signatureHeader } from "./signed-event.ts";
import { listDueEvents, markDelivered } from "./store.ts";

/** Delivers a signed webhook to the cashier. */
export type TellUs = (headers: Record<string, string>, rawBody: string) => Promise<void>;

/** Delivers due webhooks at least once: those that fail stay queued and are resent. */
export async function deliverDue(kit: Kit, tellUs: TellUs): Promise<void> {
  for (const { number, body } of await listDueEvents(kit.db, kit.clock.now())) {
    try {
      await tellUs({ [signatureHeader]: sign(kit.config.secrets.provider, body) }, body);
    } catch (error) {
      kit.log.warn({ err: error }, "a message of the sandbox's payment provider was not taken");
      return;
    }
    await markDelivered(kit.db, number);
  }
}
