import { z } from "zod";

const amount = z.number();
const milliseconds = z.number();

/**
 * ICM divides the prizes by each player's chance of each finishing place; a chip chop divides them in proportion to the
 * players' chips.
 */
export const POKER_DEAL_KINDS = ["icm", "chipChop"] as const;
export type PokerDealKind = (typeof POKER_DEAL_KINDS)[number];

const dealShare = z.object({ name: z.string(), isYou: z.boolean(), amount });

/** The negotiation about dividing the remaining prizes of a tournament, as one viewer sees it. */
export const pokerDeal = z.object({
  /** Whether the caller may negotiate a deal: only the last players at the final table can. */
  mayTalk: z.boolean(),
  /**
   * The names of the players who want to negotiate a deal. Once all remaining players want to, the table pauses after
   * the current hand.
   */
  talkers: z.array(z.string()),
  isTalking: z.boolean(),
  playersLeft: z.number().int(),
  /** When play continues unless a deal is agreed on; null while the table is playing. */
  until: milliseconds.nullable(),
  /** The shares that each kind of deal would give now if no amount were left for the winner. */
  offers: z.array(z.object({ kind: z.enum(POKER_DEAL_KINDS), shares: z.array(dealShare) })),
  /** The most that the players may leave for the winner. */
  restMax: amount,
  proposal: z
    .object({
      id: z.string(),
      by: z.string(),
      kind: z.enum(POKER_DEAL_KINDS),
      rest: amount,
      shares: z.array(dealShare.extend({ hasAccepted: z.boolean() })),
    })
    .nullable(),
  /** The deal that all players have accepted. */
  agreed: z.object({ kind: z.enum(POKER_DEAL_KINDS), rest: amount, shares: z.array(dealShare) }).nullable(),
});
export type PokerDeal = z.infer<typeof pokerDeal>;
