import type { Kit } from "../../../kit/kit.ts";
import { sign, signatureHeader } from "./signed-event.ts";
import { listDueEvents, markDelivered } from "./store.ts";

/** Hands a signed message to whoever receives them. */
export type TellUs = (headers: Record<string, string>, rawBody: string) => Promise<void>;

/** Tells what is due. What is not taken stays and is told again: once or more often, never not at all. */
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
