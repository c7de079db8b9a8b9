import { z } from "zod";

/** How many codes may be sent within the time window, and how many are left. */
export const sendAttempts = z.object({
  limit: z.number().int(),
  remainingSendAttempts: z.number().int(),
});
