import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const acknowledgeAllNotifications = defineCall({
  name: "acknowledge-all-notifications",
  service: "notifications",
  method: "POST",
  path: "/services/notifications/v1/profiles/{session}/acknowledge",
  summary: "Mark the given message and all older ones as read",
  access: "player",
  body: z.strictObject({ newest: identifierInput }),
  answers: { 200: z.object({ unread: z.number().int() }) },
  errors: ["NOT_FOUND"],
});
