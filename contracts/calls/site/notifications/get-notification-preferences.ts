import { defineCall } from "../../../call.ts";
import { notificationPreferences } from "../../../entities/notification.ts";

export const getNotificationPreferences = defineCall({
  name: "get-notification-preferences",
  service: "notifications",
  method: "GET",
  path: "/services/notifications/v1/profiles/{session}/preferences",
  summary: "Which messages the player receives on the site, by e-mail and by SMS",
  access: "player",
  answers: { 200: notificationPreferences },
});
