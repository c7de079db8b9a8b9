import { tryEach } from "../../../kit/try-each.ts";
import { publishTierChange, windowFrom } from "./change-tier.ts";
import { tierAfterWindow, tierById } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { listEndedWindows, lockLoyalty, updateLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

/**
 * Reviews the tier of every player whose tier period has ended and starts their next period. It is safe to
 * run on any number of servers.
 */
export async function endWindows(parts: LoyaltyParts): Promise<void> {
  const { kit } = parts;
  for (;;) {
    const now = kit.clock.now();
    const due = await listEndedWindows(kit.db, now);
    if (due.length === 0) return;
    await tryEach(due, (playerId) => endWindow(parts, playerId, now));
  }
}

async function endWindow(parts: LoyaltyParts, playerId: string, now: Date): Promise<void> {
  await parts.kit.db.transaction(async (tx) => {
    const plan = await getProgramme(tx);
    const endsAt = windowFrom(now, plan);
    const [player] = await lockLoyalty(tx, [playerId], { tierId: plan.tiers[0]!.id, endsAt });
    if (!player || player.window_ends_at > now) return;
    const from = tierById(plan, player.tier_id);
    const to = tierAfterWindow(plan, from, BigInt(player.tier_points));
    await updateLoyalty(tx, {
      playerId,
      tierId: to.id,
      tierPoints: 0n,
      windowEndsAt: endsAt,
      tierMicro: BigInt(player.tier_micro),
      pointsMicro: BigInt(player.points_micro),
    });
    if (to !== from) await publishTierChange(parts, tx, playerId, { from, to, isUp: false });
  });
}
