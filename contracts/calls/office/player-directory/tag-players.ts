import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { MOST_PLAYERS_AT_ONCE, playerTag } from "../../../entities/player-list.ts";
import { identifierInput } from "../../../entities/text.ts";

export const tagPlayers = defineCall({
  name: "tag-players",
  service: "player-directory",
  method: "POST",
  path: "/services/operator/v1/player-tags",
  summary: "Add a tag to players, or remove it from them",
  access: "operator",
  role: playerDeskRoles,
  body: z.strictObject({
    playerIds: z.array(identifierInput).min(1).max(MOST_PLAYERS_AT_ONCE),
    tag: playerTag,
    action: z.enum(["ADD", "REMOVE"]),
    reason: reasonInput,
  }),
  answers: { 200: z.object({ changed: z.number().int() }) },
  errors: ["NOT_FOUND"],
});
