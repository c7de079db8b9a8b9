import { type OpeningHours, openingHours } from "./opening-hours.ts";

/** When support agents answer chats. */
export const chatHours = openingHours;
export type ChatHours = OpeningHours;
