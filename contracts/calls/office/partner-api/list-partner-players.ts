import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { partnerPlayer } from "../../../entities/api-key.ts";

export const listPartnerPlayers = defineCall({
  name: "list-partner-players",
  service: "partner-api",
  method: "GET",
  path: "/services/partner/v1/players",
  summary: "Players who joined in a period, newest first (scope PLAYERS)",
  access: "provider",
  scope: "PLAYERS",
  query: z.object({
    joinedFrom: z.iso.date().optional(),
    joinedTo: z.iso.date().optional(),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(partnerPlayer), nextCursor: z.string().nullable() }) },
  errors: ["API_KEY_INVALID", "API_KEY_SCOPE"],
  limit: { max: 600, windowSeconds: 60 },
});
