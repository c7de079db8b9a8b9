import type { Transaction } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { MissionParts } from "./parts.ts";

type Needed = Pick<MissionParts, "kit" | "bonuses" | "jurisdictions" | "hasProtectionCase">;

/**
 * Returns whether a player may get prizes: with an active account, not during a break, and where the jurisdiction allows
 * missions and bonuses.
 */
export async function mayGetPrizes(
  { bonuses, jurisdictions }: Needed,
  tx: Transaction | undefined,
  player: Player | undefined,
): Promise<boolean> {
  if (player?.status !== "ACTIVE" || !jurisdictions.known(player).missionsAllowed) return false;
  return await bonuses.mayReceive(tx, player, 0);
}

/**
 * Returns whether missions are offered to a player. Players whose play is being reviewed for signs of harm are not
 * invited to play, but they keep the prizes that they have earned.
 */
export async function mayTakePart(
  parts: Needed,
  tx: Transaction | undefined,
  player: Player | undefined,
): Promise<boolean> {
  if (!(await mayGetPrizes(parts, tx, player))) return false;
  return !(await parts.hasProtectionCase(tx ?? parts.kit.db, player!.id));
}
