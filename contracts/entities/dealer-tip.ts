import { z } from "zod";

/** A period of whole days (UTC) of at most a year; the last day is included. */
export const tipPeriod = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    error: "INVALID_VALUE",
    path: ["to"],
  });

/** The tips to one dealer in one currency, in a period. */
export const dealerTipTotal = z.object({
  dealerId: z.string(),
  dealerName: z.string(),
  currency: z.string(),
  tips: z.number().int(),
  amount: z.number(),
  unpaidTips: z.number().int(),
  unpaid: z.number(),
});
export type DealerTipTotal = z.infer<typeof dealerTipTotal>;

export const dealerTipPayout = z.object({
  id: z.string(),
  dealerId: z.string(),
  dealerName: z.string(),
  currency: z.string(),
  amount: z.number(),
  tips: z.number().int(),
  from: z.string(),
  to: z.string(),
  paidAt: z.string(),
  paidBy: z.string(),
  reason: z.string(),
});
export type DealerTipPayout = z.infer<typeof dealerTipPayout>;
