import { getPlayerReferrals as call } from "@parlour/contracts/calls/rewards/referral/get-player-referrals";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findFriend, listFriends } from "../friend-store.ts";
import { ofFriend, ofVisit } from "../invitations.ts";
import { listAllRewards } from "../reward-store.ts";
import { findToken } from "../token-store.ts";
import { listVisits } from "../visit-store.ts";

const mostInvitations = 200;

/** Returns everything on the player's own page, plus the friends' identities and the reasons for refusals. */
export function getPlayerReferrals({ db }: Kit): Route {
  return route(call, async ({ params: { playerId } }) => {
    const [token, invited, friends, visits, rewards] = await Promise.all([
      findToken(db, playerId),
      findFriend(db, playerId),
      listFriends(db, playerId, mostInvitations),
      listVisits(db, playerId, mostInvitations),
      listAllRewards(db, playerId),
    ]);
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
      invitations: [
        ...friends.map((row) => ({ ...ofFriend(row), playerId: row.player_id, refusedFor: row.refused_for })),
        ...visits.map((row) => ({ ...ofVisit(row), playerId: null, refusedFor: [] })),
      ]
        .sort((one, other) => other.changedAt.localeCompare(one.changedAt))
        .slice(0, mostInvitations),
      rewards: rewards.map((reward) => ({
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
