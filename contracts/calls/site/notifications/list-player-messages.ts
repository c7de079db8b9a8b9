import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notification } from "../../../entities/notification.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const listPlayerMessages = defineCall({
  name: "list-player-messages",
  service: "notifications",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/messages",
  summary: "Messages sent to a player, in English, newest first, with read and deleted flags",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answers: {
    200: z.object({
      unread: z.number().int(),
      items: z.array(
        notification
          .omit({ acknowledged: true, deleted: true, link: true })
          .extend({ readAt: z.string().nullable(), deletedAt: z.string().nullable() }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
});
