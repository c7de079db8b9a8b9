import { z } from "zod";
import { TRANSACTION_TYPES } from "../enumerations.ts";

/** One line of the account history. */
export const transaction = z.object({
  id: z.string(),
  createdAt: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  /** Signed, in major units: credits are positive, debits negative. */
  amount: z.number(),
  currency: z.string(),
  /** The player's total after this line. */
  balanceAfter: z.number(),
  /** What the line refers to: a round, a bet, a deposit, a withdrawal, … */
  reference: z.object({ kind: z.string(), id: z.string() }).nullable(),
});
export type Transaction = z.infer<typeof transaction>;

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], "INVALID_FORMAT");

/** Filters for the history; the last day is included. */
export const transactionFilter = {
  from: moment.optional(),
  to: moment.optional(),
  type: z.enum(TRANSACTION_TYPES).optional(),
};
