import type { ContentRef } from "@parlour/contracts/entities/content-document";
import type { Transaction } from "@parlour/server/kit/database";
import type { Operator } from "@parlour/server/kit/operator";
import type { DocumentState } from "./version-store.ts";

/** Records an operator's change in the audit log, in the same transaction. */
export function recordChange(
  operator: Operator,
  { language, kind, key }: Omit<ContentRef, "bucket">,
  after: Record<string, unknown>,
  reason?: string,
): (tx: Transaction, before: DocumentState) => Promise<undefined> {
  return async (tx, { publishedVersion, draftVersion }) => {
    await operator.audit(tx, {
      subject: `content:${language}:${kind}:${key}`,
      before: { publishedVersion, draftVersion },
      after,
      reason,
    });
    return undefined;
  };
}
