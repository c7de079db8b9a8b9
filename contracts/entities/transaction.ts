import { z } from "zod";
import { TRANSACTION_TYPES } from "../enumerations.ts";
import { languageInput } from "./text.ts";

/** The subject of a line, by name: a game, bet, race or poker table, a payment method, another player, an offer. */
export const transactionSubject = z.object({
  kind: z.enum(["GAME", "BET", "RACE", "TABLE", "METHOD", "PLAYER", "OFFER"]),
  /**
   * The id of the game, bet, race, table or offer, or the code of the payment method; empty for another
   * player.
   */
  id: z.string(),
  name: z.string(),
  /**
   * The total stake of a bet whose payout is on a separate line, so that a payout can be compared with it: zero for a
   * free bet. Missing for everything else.
   */
  stake: z.number().optional(),
});
export type TransactionSubject = z.infer<typeof transactionSubject>;

/** One line of the account history. */
export const transaction = z.object({
  id: z.string(),
  createdAt: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  /**
   * The net amount in major units: positive for credits, negative for debits, zero for a break-even round.
   */
  amount: z.number(),
  /** The gross stake and the gross win. Null if the line is not about play, or if that amount is zero. */
  stake: z.number().nullable(),
  win: z.number().nullable(),
  subject: transactionSubject.nullable(),
  currency: z.string(),
  /** The player's total balance after this line. */
  balanceAfter: z.number(),
  /** The id of the record that the line refers to: a round, a bet, a deposit, a withdrawal, … */
  reference: z.object({ kind: z.string(), id: z.string() }).nullable(),
});
export type Transaction = z.infer<typeof transaction>;

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], "INVALID_FORMAT");

/** Filters for the history; the last day is included. `language` is the language of the names. */
export const transactionFilter = {
  from: moment.optional(),
  to: moment.optional(),
  type: z.enum(TRANSACTION_TYPES).optional(),
  /** The value `PLAY` lists all lines about play: bets, wins, jackpots and rollbacks. */
  group: z.enum(["PLAY"]).optional(),
  language: languageInput.optional(),
};
