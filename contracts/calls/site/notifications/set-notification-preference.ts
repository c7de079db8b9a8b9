import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notificationPreferences, SWITCHABLE_TOPICS } from "../../../entities/notification.ts";

export const setNotificationPreference = defineCall({
  name: "set-notification-preference",
  service: "notifications",
  method: "PUT",
  path: "/services/notifications/v1/profiles/{session}/preferences",
  summary: "Turn messages about a topic on or off; money and security messages stay on",
  access: "player",
  body: z.strictObject({
    topic: z.enum(SWITCHABLE_TOPICS),
    onSite: z.boolean(),
    email: z.boolean(),
    sms: z.boolean().default(false),
  }),
  answers: { 200: notificationPreferences },
});
