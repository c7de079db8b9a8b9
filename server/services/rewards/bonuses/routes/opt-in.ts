import { optIn as call } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findBonus, listRunning, lockPlayer } from "../bonus-store.ts";
import { bonusIdOf, claimOffer } from "../claim-offer.ts";
import { isEligible, isRightCode } from "../offer-rules.ts";
import { findOffer } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";
import { readBonus } from "../read-bonuses.ts";
import { readClaimantWithin } from "../read-claimant.ts";

export function optIn(parts: BonusParts): Route {
  const { kit, players, tiers, protection, jurisdictions } = parts;
  return route(call, async ({ session: { playerId }, params, body, idempotencyKey }) => {
    if (await protection.isOnBreak(playerId)) return refuse("OFFER_NOT_AVAILABLE");
    const player = await players.get(playerId);
    const [tier, rules] = [await tiers.tierOf(playerId), await jurisdictions.of(player)];
    const id = bonusIdOf("opt-in", playerId, idempotencyKey);
    const taken = await kit.db.transaction(async (tx) => {
      await lockPlayer(tx, playerId);
      const before = await findBonus(tx, id);
      if (before) return before;
      const offer = await findOffer(tx, params.id);
      if (!offer?.plan.isPublic) return refuse("NOT_FOUND");
      const claimant = await readClaimantWithin(tx, player, { tier, rules });
      const running = await listRunning(tx, playerId);
      // An offer can't be claimed again before the player's earlier bonus from it has ended.
      const isRunning = running.some(({ offer_id }) => offer_id === offer.id);
      if (isRunning || !isEligible(offer, claimant, kit.clock.now())) return refuse("OFFER_NOT_AVAILABLE");
      if (!isRightCode(offer.plan, body.code)) return refuse("OFFER_CODE_WRONG");
      const cause = { actor: playerId };
      const { currency } = player;
      return (
        (await claimOffer(parts, tx, { id, playerId, currency, offer, grantId: null, cause })) ??
        refuse("OFFER_NOT_AVAILABLE")
      );
    });
    return isRefusal(taken) ? taken : await readBonus(parts, taken, player.language);
  });
}
