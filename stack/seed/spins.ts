import type { Kit } from "@parlour/server/kit/kit";
import { gameWalletOf } from "@parlour/server/services/seamless-wallet";

/** Promotional spins that a demo person was granted, each at its stake in minor units. */
export type DemoSpins = { gameId: string; stakeMinor: number; count: number };

const yearMs = 365 * 86_400_000;

/** Each grant has a fixed id, so that seeding again grants nothing more. */
export async function seedSpins(
  kit: Kit,
  player: { id: string; currency: string },
  spins: readonly DemoSpins[],
): Promise<void> {
  for (const { gameId, stakeMinor, count } of spins) {
    await gameWalletOf(kit).grantSpins({
      playerId: player.id,
      id: `seed:${gameId}`,
      gameId,
      currency: player.currency,
      stakeMinor,
      spins: count,
      credit: "bonus",
      expiresAt: new Date(kit.clock.now().getTime() + yearMs),
    });
  }
}
