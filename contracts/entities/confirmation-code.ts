import { z } from "zod";

/** How many codes may be sent in the window, and how many are left. */
export const sendAttempts = z.object({
  limit: z.number().int(),
  remainingSendAttempts: z.number().int(),
});
