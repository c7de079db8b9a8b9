import type { DocumentExpiryRule } from "@parlour/contracts/entities/document-verification";
import type { Queryable, Transaction } from "../../../kit/database.ts";

const select = `select enabled, days_before as "daysBefore" from document_expiry_rule`;

export async function readExpiryRule(db: Queryable): Promise<DocumentExpiryRule> {
  const [row] = await db.query<DocumentExpiryRule>(select);
  return row!;
}

/** Reads the rule and locks it until the transaction ends, so that two operators change it one after the other. */
export async function lockExpiryRule(tx: Transaction): Promise<DocumentExpiryRule> {
  const [row] = await tx.query<DocumentExpiryRule>(`${select} for update`);
  return row!;
}

export async function writeExpiryRule(tx: Transaction, rule: DocumentExpiryRule): Promise<void> {
  await tx.query("update document_expiry_rule set enabled = $1, days_before = $2", [
    rule.enabled,
    rule.daysBefore,
  ]);
}
