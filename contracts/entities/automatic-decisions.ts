import { z } from "zod";

/** Whether the product decides withdrawals and documents by itself, or leaves all of them to operators. */
export const automaticDecisions = z.object({
  held: z.boolean(),
  /** The last operator who switched it; null if nobody has. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  reason: z.string().nullable(),
});
