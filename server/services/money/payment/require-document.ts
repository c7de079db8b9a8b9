import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { PaymentParts } from "./parts.ts";

/**
 * Refuses the payment until the player's document is verified. The first refusal also requests a document, so
 * that the player sees a banner with a link to the upload.
 */
export async function requireDocument(
  { kit, documents }: Pick<PaymentParts, "kit" | "documents">,
  playerId: string,
): Promise<Refusal | undefined> {
  const status = await documents.statusOf(playerId);
  if (status === "VERIFIED") return undefined;
  if (status === "NOT_REQUESTED") await kit.db.transaction((tx) => documents.request(playerId, tx));
  return refuse("DOCUMENT_NOT_VERIFIED");
}
