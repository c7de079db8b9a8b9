import type { Queryable } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { countPlayerClaims, hasDeposited } from "./bonus-store.ts";
import type { Claimant } from "./offer-rules.ts";
import type { BonusParts } from "./parts.ts";

/** The facts that decide which offers a player can claim. */
export async function readClaimant({ kit, tiers }: BonusParts, player: Player): Promise<Claimant> {
  return await readClaimantWithin(kit.db, player, await tiers.tierOf(player.id));
}

export async function readClaimantWithin(db: Queryable, player: Player, tier: string): Promise<Claimant> {
  return {
    country: player.countryCode,
    currency: player.currency,
    tier,
    hasDeposited: await hasDeposited(db, player.id),
    taken: await countPlayerClaims(db, player.id),
  };
}
