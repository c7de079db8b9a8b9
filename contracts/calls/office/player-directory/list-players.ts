import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { listedPlayer, playerFilter } from "../../../entities/player-list.ts";

export const listPlayers = defineCall({
  name: "list-players",
  service: "player-directory",
  method: "GET",
  path: "/services/operator/v1/player-list",
  summary: "Players that match the filters, newest first",
  access: "operator",
  brands: "handled",
  role: playerDeskRoles,
  query: playerFilter.extend({ cursor: z.string().max(200).optional() }),
  answers: {
    200: z.object({
      items: z.array(listedPlayer),
      nextCursor: z.string().nullable(),
      /** The tiers of the loyalty programme, for the filter. */
      tiers: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
});
