import { getReferralProfile as call } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { countFriends } from "../friend-store.ts";
import { readInvitations } from "../invitations.ts";
import { findOffer, listRewards, sumRewards } from "../reward-store.ts";
import { toTerms } from "../to-terms.ts";
import { ensureToken } from "../token-store.ts";

const rewardsPerPage = 100;

export function getReferralProfile(kit: Kit, players: Players): Route {
  return route(call, async ({ session: { playerId }, query }) => {
    const { db } = kit;
    const token = await ensureToken(kit, playerId);
    const { currency } = await players.get(playerId);
    const offer = await findOffer(db, currency);
    const rewardPage = { after: query.rewardsCursor, limit: rewardsPerPage + 1, includeRevoked: false };
    const rewards = pageOf(await listRewards(db, playerId, rewardPage), rewardsPerPage);
    const invitations = await readInvitations(db, playerId, query.invitationsCursor);
    const { joined, waiting } = await countFriends(db, playerId);
    const earned = await sumRewards(db, playerId);
    return {
      token,
      link: `${siteOrigin(kit.config)}/welcome/${token}`,
      referred: joined,
      waiting,
      rewards: rewards.items.map((reward) => ({
        id: reward.id,
        amount: amountOf(BigInt(reward.amount_minor), reward.currency),
        currency: reward.currency,
        createdAt: reward.created_at.toISOString(),
      })),
      nextRewardsCursor: rewards.nextCursor,
      earned: earned.map((total) => ({
        amount: amountOf(total.amountMinor, total.currency),
        currency: total.currency,
      })),
      // Players do not learn who a friend is or why a reward was refused.
      invitations: invitations.items.map(({ playerId: _, refusedFor: __, ...invitation }) => invitation),
      nextInvitationsCursor: invitations.nextCursor,
      terms: offer ? toTerms(offer) : null,
    };
  });
}
