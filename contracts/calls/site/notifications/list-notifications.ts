import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { notificationList } from "../../../entities/notification.ts";
import { languageInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listNotifications = defineCall({
  name: "list-notifications",
  service: "notifications",
  method: "GET",
  path: "/services/notifications/v1/profiles/{session}",
  summary: "The player's messages and the unread count",
  access: "player",
  query: z.object({
    cursor: z.string().max(200).optional(),
    /** The language of the page; defaults to the player's own. */
    language: languageInput.optional(),
    /** The number of messages to return; the header of a page needs only the newest. */
    limit: wholeNumberText(1, 20).optional(),
  }),
  answers: { 200: notificationList },
  polled: true,
});
