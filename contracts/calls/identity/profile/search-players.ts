import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { foundPlayer, playerDeskRoles } from "../../../entities/player-details.ts";
import { shortText } from "../../../entities/text.ts";

export const searchPlayers = defineCall({
  name: "search-players",
  service: "profile",
  method: "GET",
  path: "/services/operator/v1/players",
  summary: "Search players by personal details, id, device or IP address",
  access: "operator",
  brands: "handled",
  role: playerDeskRoles,
  query: z.object({ term: shortText(100) }),
  answers: { 200: z.object({ items: z.array(foundPlayer), more: z.boolean() }) },
});
