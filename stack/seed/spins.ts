import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import { seedBonus, seedOffer } from "@parlour/server/services/rewards/bonuses";
import { houseSpins } from "./bonus-offers.ts";

/** Promotional spins of a demo player, with their stake. */
export type DemoSpins = { gameId: string; stake: number; count: number };

/**
 * Grants a demo player's spins with fixed ids, so that seeding again doesn't grant them twice. Returns the
 * ids.
 */
export async function seedSpins(
  kit: Kit,
  { bonusParts }: Pick<Ports, "bonusParts">,
  player: { id: string; currency: string },
  spins: readonly DemoSpins[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { gameId, stake, count } of spins) {
    const offer = {
      id: `offer_house_spins_${gameId}`,
      plan: houseSpins(gameId, count, player.currency, stake),
    };
    await seedOffer(kit, offer.id, offer.plan);
    const id = `bonus_${player.id.replace("player_", "")}${gameId.replaceAll("-", "")}`;
    await seedBonus(bonusParts, {
      id,
      playerId: player.id,
      currency: player.currency,
      offer,
    });
    ids.push(id);
  }
  return ids;
}
