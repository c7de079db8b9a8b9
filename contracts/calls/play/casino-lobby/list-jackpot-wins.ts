import { z } from "zod";
import { defineCall } from "../../../call.ts";

/** A jackpot that a player has won, without the player's name. */
export const jackpotWin = z.object({
  gameId: z.string(),
  tier: z.string(),
  /** The amount in major units. */
  amount: z.number(),
  currency: z.string(),
  at: z.iso.datetime(),
});
export type JackpotWin = z.infer<typeof jackpotWin>;

export const listJackpotWins = defineCall({
  name: "list-jackpot-wins",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/jackpot-wins",
  summary: "The latest jackpots that were won, latest first, without names",
  access: "anyone",
  sharedSeconds: 10,
  answers: { 200: z.object({ wins: z.array(jackpotWin) }) },
});
