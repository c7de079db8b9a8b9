import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import { checkDetails } from "./checks.ts";

/**
 * Creates the audit trail. The database links each entry to the previous one on commit (see the migration).
 */
export function createAuditTrail({ clock, random }: Pick<Kit, "clock" | "random">): AuditTrail {
  return {
    async write(tx, entry) {
      const check = checkDetails(entry.call);
      const details = entry.details || check ? { ...entry.details, ...check } : undefined;
      await tx.query(
        `insert into audit_entries (id, at, operator_id, operator_name, call, subject, outcome, reason, before,
                                    after, details, address, request_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          random.id("audit"),
          clock.now(),
          entry.operator.id,
          entry.operator.name,
          entry.call,
          entry.subject,
          entry.outcome,
          entry.reason ?? null,
          toJson(entry.before),
          toJson(entry.after),
          toJson(details),
          entry.address,
          entry.requestId,
        ],
      );
    },
  };
}

function toJson(value: unknown): string | null {
  if (value === undefined) return null;
  // Amounts are bigint internally, which JSON does not support, and PostgreSQL's JSON type can't store NUL
  // characters.
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "bigint" ? part.toString() : part,
  );
  return text.replaceAll("\\u0000", "\\ufffd");
}
