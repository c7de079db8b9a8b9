import type { ContentRef } from "@parlour/contracts/entities/content-document";
import type { Transaction } from "@parlour/server/kit/database";
import type { Operator } from "@parlour/server/kit/operator";
import type { DocumentState } from "./version-store.ts";

/** The bucket of the content that all brands share. */
const sharedBucket = "default";

/**
 * Returns the name of a document in the audit log. It includes the brand's bucket, because a brand's own document has
 * the same language, kind and key as the shared one.
 */
export function auditSubject({ bucket, language, kind, key }: ContentRef): string {
  return ["content", ...(bucket === sharedBucket ? [] : [bucket]), language, kind, key].join(":");
}

/** Records an operator's change in the audit log, in the same transaction. */
export function recordChange(
  operator: Operator,
  ref: ContentRef,
  after: Record<string, unknown>,
  reason?: string,
): (tx: Transaction, before: DocumentState) => Promise<undefined> {
  return async (tx, { publishedVersion, draftVersion }) => {
    await operator.audit(tx, {
      subject: auditSubject(ref),
      before: { publishedVersion, draftVersion },
      after,
      reason,
    });
    return undefined;
  };
}
