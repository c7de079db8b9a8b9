import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notification } from "../../../entities/notification.ts";
import { identifierInput } from "../../../entities/text.ts";

export const restoreNotification = defineCall({
  name: "restore-notification",
  service: "notifications",
  method: "POST",
  path: "/services/notifications/v1/profiles/{session}/{id}/restore",
  summary: "Restore a deleted message",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: notification },
  errors: ["NOT_FOUND"],
});
