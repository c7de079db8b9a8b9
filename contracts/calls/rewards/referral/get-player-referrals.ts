import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { invitation, referralPages } from "../../../entities/referral.ts";
import { REWARD_CREDITS } from "../../../enumerations.ts";

export const getPlayerReferrals = defineCall({
  name: "get-player-referrals",
  service: "referral",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/referrals",
  summary: "Who referred a player, whom they referred, and the rewards paid",
  access: "operator",
  role: [...playerDeskRoles, "MARKETING"],
  params: playerIdParam,
  query: referralPages,
  answers: {
    200: z.object({
      /** The token is null until the player has requested their link. */
      token: z.string().nullable(),
      referredBy: z
        .object({
          playerId: z.string(),
          state: invitation.shape.state,
          refusedFor: z.array(z.string()),
          joinedAt: z.string(),
        })
        .nullable(),
      invitations: z.array(
        invitation.extend({
          /** The player's id is null for a visitor who hasn't joined yet. */
          playerId: z.string().nullable(),
          refusedFor: z.array(z.string()),
        }),
      ),
      nextInvitationsCursor: z.string().nullable(),
      rewards: z.array(
        z.object({
          id: z.string(),
          role: z.enum(["REFERRER", "FRIEND"]),
          amount: z.number(),
          currency: z.string(),
          credit: z.enum(REWARD_CREDITS),
          createdAt: z.string(),
          takenBackAt: z.string().nullable(),
        }),
      ),
      nextRewardsCursor: z.string().nullable(),
      /** The total of all rewards in each currency, without those that were taken back. */
      earned: z.array(z.object({ amount: z.number(), currency: z.string() })),
    }),
  },
});
