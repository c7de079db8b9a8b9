import { z } from "zod";

/** The response of a call that only confirms it succeeded. */
export const acknowledgement = z.object({ ok: z.literal(true) });
