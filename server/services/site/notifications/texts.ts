import type english from "../../../../languages/en/site/server/notifications.json";
import { readTexts } from "../../../kit/texts.ts";

export type NotificationTexts = typeof english;
export type TextKey = keyof NotificationTexts["messages"];

export const notificationTexts = readTexts<NotificationTexts>("site", "notifications");
