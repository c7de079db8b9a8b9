import { z } from "zod";

/** Whether the product decides withdrawals and documents by itself, or leaves all of them to operators. */
export const automaticDecisions = z.object({
  held: z.boolean(),
  /** The operator who last switched automatic decisions on or off; null if they were never switched. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  reason: z.string().nullable(),
});
