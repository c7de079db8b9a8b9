import { z } from "zod";

export const helpFeedback = z.object({ state: z.enum(["unanswered", "yes", "no"]) });

/** The visitor is identified by their session or by a cookie. */
export const feedbackHeaders = z.object({ cookie: z.string().max(16_384).optional() });
