import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notification } from "../../../entities/notification.ts";
import { identifierInput } from "../../../entities/text.ts";

export const acknowledgeNotification = defineCall({
  name: "acknowledge-notification",
  service: "notifications",
  method: "POST",
  path: "/services/notifications/v1/profiles/{session}/{id}/acknowledge",
  summary: "Mark a message as read",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: notification },
  errors: ["NOT_FOUND"],
});
