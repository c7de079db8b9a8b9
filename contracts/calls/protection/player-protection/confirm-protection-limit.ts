import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { limitKind, limitPeriod, protectionLimits } from "../../../entities/protection.ts";

export const confirmProtectionLimit = defineCall({
  name: "confirm-protection-limit",
  service: "player-protection",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/limits/confirmation",
  summary: "Confirm a higher limit, or its removal, once its 24 hours have passed; otherwise CONFLICT",
  access: "player",
  body: z.strictObject({ kind: limitKind, period: limitPeriod }),
  answers: { 200: protectionLimits },
  errors: ["CONFLICT"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
