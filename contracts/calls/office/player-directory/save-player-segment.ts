import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { playerFilter, playerSegment } from "../../../entities/player-list.ts";
import { shortText } from "../../../entities/text.ts";

export const savePlayerSegment = defineCall({
  name: "save-player-segment",
  service: "player-directory",
  method: "POST",
  path: "/services/operator/v1/player-segments",
  summary: "Save a set of filters under a name; a segment of that name is replaced. There can be 200",
  access: "operator",
  role: [...playerDeskRoles, "MARKETING"],
  body: z.strictObject({ name: shortText(60), filter: playerFilter }),
  answers: { 200: playerSegment },
  errors: ["TOO_MANY"],
});
