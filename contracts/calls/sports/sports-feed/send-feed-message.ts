import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { FEED_OUTCOMES } from "../../../entities/feed.ts";
import { feedMessage } from "../../../entities/sports-feed.ts";
import { studioHeaders } from "../../../entities/studio-wallet.ts";

export const sendFeedMessage = defineCall({
  name: "send-feed-message",
  service: "sports-feed",
  method: "POST",
  path: "/services/feeds/v1/sports/messages",
  summary: "Fixtures, prices, suspensions, scores and results from a trading provider",
  access: "provider",
  headers: studioHeaders,
  body: z.strictObject({ messages: z.array(feedMessage).min(1).max(50) }),
  answers: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          outcome: z.enum(FEED_OUTCOMES),
          /** The sequence number of the last message applied to the event. */
          sequence: z.number().int(),
        }),
      ),
    }),
  },
  errors: ["SIGNATURE_INVALID", "SIGNATURE_EXPIRED"],
});
