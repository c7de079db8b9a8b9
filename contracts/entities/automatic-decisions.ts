import { z } from "zod";

/** Whether withdrawals and documents are decided automatically, or all of them are left to operators. */
export const automaticDecisions = z.object({
  held: z.boolean(),
  /** The operator who last switched automatic decisions on or off; null if they were never switched. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  reason: z.string().nullable(),
});
