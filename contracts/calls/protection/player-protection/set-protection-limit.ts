import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  limitAmountInput,
  limitKind,
  limitPeriod,
  protectionLimits,
  timeZoneInput,
} from "../../../entities/protection.ts";

export const setProtectionLimit = defineCall({
  name: "set-protection-limit",
  service: "player-protection",
  method: "PUT",
  path: "/services/player-protection/v1/profiles/{session}/limits",
  summary:
    "Set a limit: a lower one applies immediately; a higher one, or none, after 24 hours and a confirmation",
  access: "player",
  body: z.strictObject({
    kind: limitKind,
    period: limitPeriod,
    amount: limitAmountInput.nullable(),
    /**
     * The player's time zone, which is stored with the first limit and determines when a calendar month
     * begins.
     */
    timeZone: timeZoneInput,
  }),
  answers: { 200: protectionLimits },
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
