import { z } from "zod";
import { pokerReplay } from "./poker.ts";

/** A player in a hand, as operators see them. */
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

/** A hand that could not be continued and was voided; its cards are not shown. */
export const pokerVoidedHand = z.object({
  id: z.string(),
  tableId: z.string(),
  tableName: z.string(),
  tournamentId: z.string().nullable(),
  number: z.number().int(),
  dealtAt: z.string(),
  voidedAt: z.string(),
  currency: z.string().nullable(),
  /** The players with the chips that they had before the hand, and have again. */
  players: z.array(deskPlayer.extend({ stack: z.number() })),
});
export type PokerVoidedHand = z.infer<typeof pokerVoidedHand>;

/** A fast-fold pool, as operators see it. Amounts are in major units, or in chips at practice pools. */
export const pokerDeskPool = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string().nullable(),
  smallBlind: z.number(),
  bigBlind: z.number(),
  /** The number of people in the pool, and the number of their entries; one player can have two entries. */
  players: z.number().int(),
  entries: z.number().int(),
  bots: z.number().int(),
  hands: z.number().int(),
  handsDealt: z.number().int(),
  /** The total chips of all people; chips in a running hand are counted as they were before it. */
  chips: z.number(),
  isClosed: z.boolean(),
});
export type PokerDeskPool = z.infer<typeof pokerDeskPool>;
