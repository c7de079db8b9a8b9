import { defineCall } from "../../call.ts";
import { notificationList } from "../../entities/notification.ts";

export const listNotifications = defineCall({
  name: "list-notifications",
  service: "notifications",
  method: "GET",
  path: "/services/notifications/v1/profiles/{session}",
  summary: "The player's messages and how many are unread",
  access: "player",
  answers: { 200: notificationList },
  polled: true,
});
