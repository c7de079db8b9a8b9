import { z } from "zod";

export const AUDIT_OUTCOMES = ["DONE", "READ", "REFUSED", "FAILED"] as const;

export const auditEntry = z.object({
  id: z.string(),
  position: z.number(),
  at: z.string(),
  operatorId: z.string(),
  operatorName: z.string(),
  call: z.string(),
  subject: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Whether the operator only checked or tested something; DONE then does not mean that anything changed. */
  isCheck: z.boolean(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  details: z.unknown(),
  address: z.string(),
  requestId: z.string(),
  /** SHA-256 over the previous entry's hash and this entry, in hex. */
  hash: z.string(),
});

/**
 * Filters of the audit log. A subject matches by prefix. The outcome DONE leaves out entries about checks; the
 * outcome CHECKED lists only those.
 */
export const auditFilter = {
  operator: z.string().trim().max(128).optional(),
  subject: z.string().trim().max(200).optional(),
  call: z.string().trim().max(80).optional(),
  outcome: z.enum([...AUDIT_OUTCOMES, "CHECKED"]).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};
