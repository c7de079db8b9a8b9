import type { Kit } from "../../../kit/kit.ts";
import { sign, signatureHeader } from "./signed-event.ts";
import { listDueEvents, markDelivered } from "./store.ts";

/** Sends a signed message to the payment service. */
export type SendMessage = (headers: Record<string, string>, rawBody: string) => Promise<void>;

/** Delivers the messages that are due, at least once: a message that is not accepted stays and is sent again. */
export async function deliverDue(kit: Kit, sendMessage: SendMessage): Promise<void> {
  for (const { number, body } of await listDueEvents(kit.db, kit.clock.now())) {
    try {
      await sendMessage({ [signatureHeader]: sign(kit.config.secrets.provider, body) }, body);
    } catch (error) {
      kit.log.warn({ err: error }, "a message of the sandbox's payment provider was not accepted");
      return;
    }
    await markDelivered(kit.db, number);
  }
}
