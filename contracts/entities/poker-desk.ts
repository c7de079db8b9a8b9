import { z } from "zod";
import { pokerReplay } from "./poker.ts";

/** A player of a hand, as operators see them. */
const deskPlayer = z.object({
  seat: z.number().int(),
  name: z.string(),
  /** The account; null for bots and visitors without an account. */
  playerId: z.string().nullable(),
});

/** A finished hand in the operators' search; without hole cards. */
export const pokerDeskHand = z.object({
  id: z.string(),
  tableId: z.string(),
  tableName: z.string(),
  tournamentId: z.string().nullable(),
  number: z.number().int(),
  playedAt: z.string(),
  currency: z.string().nullable(),
  /** All pots in major units, or in chips at practice and tournament tables. */
  pot: z.number(),
  players: z.array(deskPlayer.extend({ net: z.number() })),
});
export type PokerDeskHand = z.infer<typeof pokerDeskHand>;

/** A finished hand with every player's cards. */
export const pokerDeskReplay = pokerReplay.extend({ players: z.array(deskPlayer) });
export type PokerDeskReplay = z.infer<typeof pokerDeskReplay>;
