import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const acknowledgeAllNotifications = defineCall({
  name: "acknowledge-all-notifications",
  service: "notifications",
  method: "POST",
  path: "/services/notifications/v1/profiles/{session}/acknowledge",
  summary: "Marks the named message and every older one as read, but none that came after it",
  access: "player",
  body: z.strictObject({ newest: identifierInput }),
  answers: { 200: z.object({ unread: z.number().int() }) },
  errors: ["NOT_FOUND"],
});
