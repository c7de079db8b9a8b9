import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { playerSegment } from "../../../entities/player-list.ts";

export const listPlayerSegments = defineCall({
  name: "list-player-segments",
  service: "player-directory",
  method: "GET",
  path: "/services/operator/v1/player-segments",
  summary: "Saved sets of filters for the player list, by name",
  access: "operator",
  brands: "shared",
  role: [...playerDeskRoles, "MARKETING"],
  plainRead: true,
  answers: { 200: z.object({ items: z.array(playerSegment) }) },
});
