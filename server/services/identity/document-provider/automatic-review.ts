import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { DocumentIntake, DocumentVerdict } from "../../../kit/ports/document-intake.ts";

export const reviewJob = "sandbox-document-review";

/** The delay is long enough for the PENDING status to be visible in the sandbox. */
const reviewDelayMs = 3_000;
export const reviewer = "sandbox";

/** While automatic decisions are on hold, the review is tried again after this delay. */
export const heldReviewDelayMs = 60_000;

export async function enqueueReview(
  kit: Kit,
  tx: Transaction,
  documentId: string,
  delayMs = reviewDelayMs,
): Promise<void> {
  const startAfter = new Date(kit.clock.now().getTime() + delayMs);
  await kit.jobs.enqueue(tx, reviewJob, { documentId }, { startAfter, singletonKey: documentId });
}

/** Reviews a document automatically. If an operator has already decided, the document keeps that decision. */
export async function reviewAutomatically(intake: DocumentIntake, documentId: string): Promise<void> {
  const document = await intake.find(documentId);
  if (document !== undefined) await intake.review(documentId, verdictOn(document.fileName));
}

/** Returns the outcome of a review. In the sandbox the file name decides it. */
export function verdictOn(fileName: string): DocumentVerdict {
  return fileName.toLowerCase().startsWith("invalid")
    ? {
        outcome: "refuse",
        rejectionReason: "UNREADABLE",
        reason: "The name of the file starts with “invalid”.",
        by: reviewer,
      }
    : { outcome: "approve", by: reviewer };
}
