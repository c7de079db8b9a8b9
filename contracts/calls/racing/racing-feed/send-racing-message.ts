import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { FEED_OUTCOMES } from "../../../entities/feed.ts";
import { racingMessage } from "../../../entities/racing-feed.ts";
import { studioHeaders } from "../../../entities/studio-wallet.ts";

export const sendRacingMessage = defineCall({
  name: "send-racing-message",
  service: "racing-feed",
  method: "POST",
  path: "/services/feeds/v1/racing/messages",
  summary: "Meetings, cards, prices, withdrawals, start times and results from a racing provider",
  access: "provider",
  headers: studioHeaders,
  body: z.strictObject({ messages: z.array(racingMessage).min(1).max(50) }),
  answers: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          outcome: z.enum(FEED_OUTCOMES),
          /** The sequence number of the last message applied to the race or meeting. */
          sequence: z.number().int(),
          /** Why the message could not be applied, worded for the provider's engineers. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: ["SIGNATURE_INVALID", "SIGNATURE_EXPIRED"],
});
