import type { Queryable } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { countTaken, hasDeposited } from "./bonus-store.ts";
import type { Taker } from "./offer-rules.ts";
import type { BonusParts } from "./parts.ts";

/** The facts that decide which offers a player can claim. */
export async function readTaker({ kit, tiers }: BonusParts, player: Player): Promise<Taker> {
  return await readTakerWithin(kit.db, player, await tiers.tierOf(player.id));
}

export async function readTakerWithin(db: Queryable, player: Player, tier: string): Promise<Taker> {
  return {
    country: player.countryCode,
    currency: player.currency,
    tier,
    hasDeposited: await hasDeposited(db, player.id),
    taken: await countTaken(db, player.id),
  };
}
