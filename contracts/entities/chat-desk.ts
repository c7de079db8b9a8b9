import { type OpeningHours, openingHours } from "./opening-hours.ts";

export const chatHours = openingHours;
export type ChatHours = OpeningHours;
