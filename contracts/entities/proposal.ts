import { z } from "zod";

/** APPLIED: the two-person policy required no approval, so the change was made immediately. */
export const PROPOSAL_STATES = ["OPEN", "APPROVED", "REFUSED", "WITHDRAWN", "APPLIED"] as const;

/** A change that needs a second operator's approval. */
export const proposal = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** The effect of the change, in one sentence. */
  summary: z.string(),
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: z.string(),
  decidedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /**
   * Whether the current operator may decide the proposal: they need the right role and must not be its
   * author.
   */
  mayDecide: z.boolean(),
});
