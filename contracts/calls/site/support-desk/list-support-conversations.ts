import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { SUPPORT_CHANNELS, supportConversation, supportTagId } from "../../../entities/support-desk.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listSupportConversations = defineCall({
  name: "list-support-conversations",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-conversations",
  summary:
    "Chats and contact messages with their deadlines, tags and ratings: open ones by deadline, overdue first",
  access: "operator",
  role: "SUPPORT",
  brands: "rows",
  query: z.object({
    state: z.enum(["OPEN", "OVERDUE", "RESOLVED"]).optional(),
    channel: z.enum(SUPPORT_CHANNELS).optional(),
    tag: supportTagId.optional(),
    playerId: identifierInput.optional(),
    /** Up to 50 ids separated by commas: lists only these conversations. */
    ids: z.string().max(2_000).optional(),
    /** The `nextCursor` of the previous page: the place and id of its last conversation. */
    cursor: z
      .string()
      .regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_(chat|contact)_[0-9a-z]{20}$/)
      .refine((cursor) => z.iso.datetime().safeParse(cursor.slice(0, cursor.indexOf("_"))).success)
      .optional(),
  }),
  answers: { 200: z.object({ items: z.array(supportConversation), nextCursor: z.string().nullable() }) },
});
