import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const confirmLimitReview = defineCall({
  name: "confirm-limit-review",
  service: "player-protection",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/limits/review",
  summary:
    "Confirm that the player has reviewed their limits and keeps them; the next review is due in six months",
  access: "player",
  answers: { 200: z.object({ ok: z.literal(true) }) },
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
