import { z } from "zod";

const reference = z.object({ kind: z.string(), id: z.string() }).nullable();

/** One account's side of a transfer, with the balance before and after. */
export const ledgerEntry = z.object({
  number: z.string(),
  line: z.number().int(),
  postingId: z.string(),
  type: z.string(),
  postedAt: z.string(),
  /** The ledger account, such as `cash:USD` or `bonus:USD:bonus_1`. */
  account: z.string(),
  currency: z.string(),
  amount: z.number(),
  balanceBefore: z.number(),
  balanceAfter: z.number(),
  reference,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** A posting with both accounts of each transfer. */
export const ledgerPosting = z.object({
  number: z.string(),
  id: z.string(),
  playerId: z.string(),
  outcome: z.string(),
  type: z.string(),
  postedAt: z.string(),
  reference,
  reverses: z.string().nullable(),
  transfers: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      amount: z.number(),
      currency: z.string(),
    }),
  ),
});
export type LedgerPosting = z.infer<typeof ledgerPosting>;

export const ledgerAccount = z.object({
  id: z.string(),
  currency: z.string(),
  balance: z.number(),
  openedAt: z.string(),
});
export type LedgerAccount = z.infer<typeof ledgerAccount>;
