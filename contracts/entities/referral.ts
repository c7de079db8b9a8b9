import { z } from "zod";
import { INVITATION_STATES, REFERRAL_TYPES, REWARD_CREDITS } from "../enumerations.ts";
import { identifierInput } from "./text.ts";

/** A person who followed a player's referral link, and their progress. */
export const invitation = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The referred friend's masked nickname; null for a visitor who hasn't joined. */
  friend: z.string().nullable(),
  sharingMethod: z.string(),
  createdAt: z.string(),
  /** When the invitation reached its current state. */
  changedAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** The rewards for both friends, and their conditions. */
export const referralTerms = z.object({
  currency: z.string(),
  minimumDeposit: z.number(),
  /** How many times the friend must stake the deposit before the rewards are paid. */
  playThrough: z.number().int(),
  referrerReward: z.number(),
  friendReward: z.number(),
  credit: z.enum(REWARD_CREDITS),
});
export type ReferralTerms = z.infer<typeof referralTerms>;

export const referralPages = z.object({
  /** The cursor from the previous page of invitations. */
  invitationsCursor: z.string().max(200).optional(),
  /** The id of the last reward on the previous page. */
  rewardsCursor: identifierInput.optional(),
});

export const referralProfile = z.object({
  token: z.string(),
  link: z.string(),
  /** How many players have joined through the link. */
  referred: z.number().int(),
  /** How many of the players who joined have not led to a reward yet. */
  waiting: z.number().int(),
  /** A page of the rewards, newest first. */
  rewards: z.array(
    z.object({ id: z.string(), amount: z.number(), currency: z.string(), createdAt: z.string() }),
  ),
  nextRewardsCursor: z.string().nullable(),
  /** The total of all rewards in each currency. */
  earned: z.array(z.object({ amount: z.number(), currency: z.string() })),
  /** A page of the invitations, latest change first. */
  invitations: z.array(invitation),
  nextInvitationsCursor: z.string().nullable(),
  /** The terms are null if nothing is offered in the player's currency. */
  terms: referralTerms.nullable(),
});
export type ReferralProfile = z.infer<typeof referralProfile>;

/**
 * The type of an unknown token is determined by its format alone, so that visitors with an old link see no
 * error.
 */
export const referralTracking = z.object({
  affiliateKey: z.string(),
  type: z.enum(REFERRAL_TYPES),
  /** When the link was followed, in milliseconds since 1970, as the browser stored it. */
  timestamp: z.number().int(),
  affiliateId: z.string().nullable(),
  sharingMethod: z.string(),
});
export type ReferralTracking = z.infer<typeof referralTracking>;
