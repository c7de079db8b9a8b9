import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { PLAYER_LIMIT_KINDS } from "../../../enumerations.ts";

export const listPlayerLimits = defineCall({
  name: "list-player-limits",
  service: "routing",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/limits",
  summary: "The player's maximum per payment, and any limit that two operators set for them",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: {
    200: z.object({
      currency: z.string(),
      items: z.array(
        z.object({
          kind: z.enum(PLAYER_LIMIT_KINDS),
          /** The highest maximum of the payment methods offered to the player; null if none is offered. */
          usualMax: z.number().nullable(),
          own: z.object({ max: z.number(), proposalId: z.string(), setAt: z.string() }).nullable(),
        }),
      ),
    }),
  },
  errors: ["NOT_FOUND"],
});
