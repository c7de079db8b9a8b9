import { z } from "zod";
import { defineCall } from "../../../call.ts";

/** A large real-money win, without the player's name. */
export const recentWin = z.object({
  gameId: z.string(),
  /** The amount won in major units, including any jackpot. */
  amount: z.number(),
  currency: z.string(),
  /** The win as a multiple of the stake. */
  multiple: z.number(),
  at: z.iso.datetime(),
});
export type RecentWin = z.infer<typeof recentWin>;

export const listRecentWins = defineCall({
  name: "list-recent-wins",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/recent-wins",
  summary: "The latest wins of at least ten times the stake, latest first, without names",
  access: "anyone",
  sharedSeconds: 5,
  answers: { 200: z.object({ wins: z.array(recentWin) }) },
  polled: true,
});
