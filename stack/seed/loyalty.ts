import type { Kit } from "@parlour/server/kit/kit";
import { seedLoyalty } from "@parlour/server/services/rewards/loyalty-points";

/** A demo player's points history. Redeemed points are negative. */
export type DemoLoyalty = {
  tierPoints: bigint;
  entries: readonly { about: string; points: bigint; amountMinor: bigint; daysAgo: number }[];
};

const dayMs = 86_400_000;

export async function seedDemoLoyalty(
  kit: Kit,
  player: { id: string; currency: string },
  { tierPoints, entries }: DemoLoyalty,
): Promise<void> {
  const now = kit.clock.now().getTime();
  await seedLoyalty(kit, {
    playerId: player.id,
    tierPoints,
    entries: entries.map(({ about, points, amountMinor, daysAgo }, index) => ({
      id: `seed:${index}`,
      kind: points > 0n ? "EARNED" : "REDEEMED",
      about,
      points,
      tierPoints: points > 0n ? points : 0n,
      amountMinor,
      currency: player.currency,
      at: new Date(now - daysAgo * dayMs),
    })),
  });
}
