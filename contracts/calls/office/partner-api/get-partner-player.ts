import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { partnerPlayer } from "../../../entities/api-key.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getPartnerPlayer = defineCall({
  name: "get-partner-player",
  service: "partner-api",
  method: "GET",
  path: "/services/partner/v1/players/{playerId}",
  summary: "One player, for example one that a webhook named (scope PLAYERS)",
  access: "provider",
  scope: "PLAYERS",
  params: z.object({ playerId: identifierInput }),
  answers: { 200: partnerPlayer },
  errors: ["API_KEY_INVALID", "API_KEY_SCOPE", "NOT_FOUND"],
  limit: { max: 600, windowSeconds: 60 },
});
