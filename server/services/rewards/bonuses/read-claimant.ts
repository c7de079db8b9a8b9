import type { Queryable } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { countPlayerClaims, hasDeposited } from "./bonus-store.ts";
import type { BonusRules } from "./may-receive.ts";
import type { Claimant } from "./offer-rules.ts";
import type { BonusParts } from "./parts.ts";

/** Reads the facts that decide which offers a player can claim. */
export async function readClaimant(
  { kit, tiers, jurisdictions }: BonusParts,
  player: Player,
): Promise<Claimant> {
  const [tier, rules] = [await tiers.tierOf(player.id), await jurisdictions.of(player)];
  return await readClaimantWithin(kit.db, player, { tier, rules });
}

export async function readClaimantWithin(
  db: Queryable,
  player: Player,
  { tier, rules }: { tier: string; rules: BonusRules },
): Promise<Claimant> {
  return {
    rules,
    brandId: player.brandId,
    country: player.countryCode,
    currency: player.currency,
    tier,
    hasDeposited: await hasDeposited(db, player.id),
    taken: await countPlayerClaims(db, player.id),
  };
}
