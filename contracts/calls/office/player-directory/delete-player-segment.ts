import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const deletePlayerSegment = defineCall({
  name: "delete-player-segment",
  service: "player-directory",
  method: "DELETE",
  path: "/services/operator/v1/player-segments/{id}",
  summary: "Delete a saved set of filters",
  access: "operator",
  role: playerDeskRoles,
  params: z.object({ id: identifierInput }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
