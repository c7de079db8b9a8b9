import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notification } from "../../../entities/notification.ts";
import { identifierInput } from "../../../entities/text.ts";

export const deleteNotification = defineCall({
  name: "delete-notification",
  service: "notifications",
  method: "DELETE",
  path: "/services/notifications/v1/profiles/{session}/{id}",
  summary: "Delete a message",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: notification },
  errors: ["NOT_FOUND"],
});
