import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import type { Kit } from "../../../kit/kit.ts";
import { addStep, listCasesWaitingForDocument } from "./step-store.ts";

const words = {
  VERIFIED: "The player's document was approved.",
  INVALID: "The player's document was rejected.",
  BLOCKED: "The player's document was rejected, and the player can't upload another one.",
} as const;

/** Records, in the open cases that requested a document, that the document has been reviewed. */
export async function addDocumentStep(
  { clock }: Pick<Kit, "clock">,
  tx: Transaction,
  { playerId, data }: PublishedFact<"DOCUMENT_DECIDED">,
): Promise<void> {
  for (const caseId of await listCasesWaitingForDocument(tx, playerId)) {
    const text = words[data.status];
    await addStep(tx, { caseId, kind: "DOCUMENT", text, operatorName: null, at: clock.now() });
  }
}
