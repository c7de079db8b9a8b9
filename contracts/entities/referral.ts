import { z } from "zod";
import { INVITATION_STATES, REFERRAL_TYPES, REWARD_CREDITS } from "../enumerations.ts";

/** Somebody who came through a player's link, and how far they got. */
export const invitation = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The friend's nickname with its middle hidden; null for a visitor who has not joined. */
  friend: z.string().nullable(),
  sharingMethod: z.string(),
  createdAt: z.string(),
  /** When the state was reached. */
  changedAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** What both friends get, and for what. */
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
  /** How many players came through the link. */
  referred: z.number().int(),
  rewards: z.array(
    z.object({ id: z.string(), amount: z.number(), currency: z.string(), createdAt: z.string() }),
  ),
  /** Newest first; the two hundred latest. */
  invitations: z.array(invitation),
  /** Null where nothing is offered in the player's currency. */
  terms: referralTerms.nullable(),
});
export type ReferralProfile = z.infer<typeof referralProfile>;

/** A token that is nobody's is described by its look alone: an old link is no error of whoever follows it. */
export const referralTracking = z.object({
  affiliateKey: z.string(),
  type: z.enum(REFERRAL_TYPES),
  /** Milliseconds since 1970, as the browser keeps it. */
  timestamp: z.number().int(),
  affiliateId: z.string().nullable(),
  sharingMethod: z.string(),
});
export type ReferralTracking = z.infer<typeof referralTracking>;
