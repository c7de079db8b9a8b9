import { z } from "zod";

export const helpFeedback = z.object({ state: z.enum(["unanswered", "yes", "no"]) });

/** Who answers is known by their session, or by a cookie of their own. */
export const feedbackHeaders = z.object({ cookie: z.string().max(16_384).optional() });
