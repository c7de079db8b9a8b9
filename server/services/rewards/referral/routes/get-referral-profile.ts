import { getReferralProfile as call } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { countFriends, listFriends } from "../friend-store.ts";
import { ofFriend, ofVisit } from "../invitations.ts";
import { findOffer, listRewards } from "../reward-store.ts";
import { toTerms } from "../to-terms.ts";
import { ensureToken } from "../token-store.ts";
import { listVisits } from "../visit-store.ts";

const mostInvitations = 200;

export function getReferralProfile(kit: Kit, players: Players): Route {
  return route(call, async ({ session: { playerId } }) => {
    const token = await ensureToken(kit, playerId);
    const { currency } = await players.get(playerId);
    const offer = await findOffer(kit.db, currency);
    const friends = await listFriends(kit.db, playerId, mostInvitations);
    const visits = await listVisits(kit.db, playerId, mostInvitations);
    const rewards = await listRewards(kit.db, playerId);
    return {
      token,
      link: `${siteOrigin(kit.config)}/welcome/${token}`,
      referred: await countFriends(kit.db, playerId),
      rewards: rewards.map((reward) => ({
        id: reward.id,
        amount: amountOf(BigInt(reward.amount_minor), reward.currency),
        currency: reward.currency,
        createdAt: reward.created_at.toISOString(),
      })),
      invitations: [...friends.map(ofFriend), ...visits.map(ofVisit)]
        .sort((one, other) => other.changedAt.localeCompare(one.changedAt))
        .slice(0, mostInvitations),
      terms: offer ? toTerms(offer) : null,
    };
  });
}
