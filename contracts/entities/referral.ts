import { z } from "zod";
import { INVITATION_STATES, REFERRAL_TYPES, REWARD_CREDITS } from "../enumerations.ts";

/** A person who followed a player's referral link, and how far they got. */
export const invitation = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The friend's masked nickname; null for a visitor who hasn't joined. */
  friend: z.string().nullable(),
  sharingMethod: z.string(),
  createdAt: z.string(),
  /** When the state was reached. */
  changedAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** The rewards for both friends, and their conditions. */
export const referralTerms = z.object({
  currency: z.string(),
  minimumDeposit: z.number(),
  referrerReward: z.number(),
  friendReward: z.number(),
  credit: z.enum(REWARD_CREDITS),
});
export type ReferralTerms = z.infer<typeof referralTerms>;

export const referralProfile = z.object({
  token: z.string(),
  link: z.string(),
  /** How many players joined through the link. */
  referred: z.number().int(),
  rewards: z.array(
    z.object({ id: z.string(), amount: z.number(), currency: z.string(), createdAt: z.string() }),
  ),
  /** Newest first; the latest 200. */
  invitations: z.array(invitation),
  /** Null if nothing is offered in the player's currency. */
  terms: referralTerms.nullable(),
});
export type ReferralProfile = z.infer<typeof referralProfile>;

/**
 * An unknown token is classified by its format alone, so that an old link is not an error for the visitor.
 */
export const referralTracking = z.object({
  affiliateKey: z.string(),
  type: z.enum(REFERRAL_TYPES),
  /** Milliseconds since 1970, as stored by the browser. */
  timestamp: z.number().int(),
  affiliateId: z.string().nullable(),
  sharingMethod: z.string(),
});
export type ReferralTracking = z.infer<typeof referralTracking>;
