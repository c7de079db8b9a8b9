import { getPlayerReferrals as call } from "@parlour/contracts/calls/rewards/referral/get-player-referrals";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findFriend } from "../friend-store.ts";
import { readInvitations } from "../invitations.ts";
import { listRewards, sumRewards } from "../reward-store.ts";
import { findToken } from "../token-store.ts";

const perPage = 25;

/** Returns everything on the player's own page, plus the friends' identities and the reasons for refusals. */
export function getPlayerReferrals({ db }: Kit): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const rewardPage = { after: query.rewardsCursor, limit: perPage + 1, includeRevoked: true };
    const [token, invited, invitations, found, earned] = await Promise.all([
      findToken(db, playerId),
      findFriend(db, playerId),
      readInvitations(db, playerId, query.invitationsCursor),
      listRewards(db, playerId, rewardPage),
      sumRewards(db, playerId),
    ]);
    const rewards = pageOf(found, perPage);
    return {
      token: token ?? null,
      referredBy: invited
        ? {
            playerId: invited.referrer_id!,
            state: invited.state!,
            refusedFor: invited.refused_for,
            joinedAt: invited.joined_at!.toISOString(),
          }
        : null,
      invitations: invitations.items,
      nextInvitationsCursor: invitations.nextCursor,
      nextRewardsCursor: rewards.nextCursor,
      earned: earned.map(({ currency, amountMinor }) => ({
        currency,
        amount: amountOf(amountMinor, currency),
      })),
      rewards: rewards.items.map((reward) => ({
        id: reward.id,
        role: reward.role,
        amount: amountOf(BigInt(reward.amount_minor), reward.currency),
        currency: reward.currency,
        credit: reward.credit,
        createdAt: reward.created_at.toISOString(),
        takenBackAt: reward.taken_back_at?.toISOString() ?? null,
      })),
    };
  });
}
