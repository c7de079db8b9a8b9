import { z } from "zod";

export const PROPOSAL_STATES = ["OPEN", "APPROVED", "REFUSED", "WITHDRAWN"] as const;

/** A change that a second operator must agree to before it happens. */
export const proposal = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** What will happen, in one sentence. */
  summary: z.string(),
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: z.string(),
  decidedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /** Whether the operator who asks may decide it: the right role, and not their own. */
  mayDecide: z.boolean(),
});
