import type { LeaderboardPlan, PrizeObstacle } from "@parlour/contracts/entities/leaderboard";
import type { Transaction } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { LeaderboardParts } from "./parts.ts";

type Ruled = Pick<LeaderboardPlan, "brands" | "currency">;

export async function mayWin(
  parts: Pick<LeaderboardParts, "bonuses">,
  tx: Transaction | undefined,
  plan: Ruled,
  player: Player | undefined,
): Promise<boolean> {
  return (await findPrizeObstacle(parts, tx, plan, player)) === undefined;
}

/**
 * Returns why a player may not receive a prize. The player must have an active account of one of the brands in the
 * right currency, must not be on a break, and must live where bonuses are allowed.
 */
export async function findPrizeObstacle(
  { bonuses }: Pick<LeaderboardParts, "bonuses">,
  tx: Transaction | undefined,
  { brands, currency }: Ruled,
  player: Player | undefined,
): Promise<PrizeObstacle | undefined> {
  if (player === undefined || player.status === "CLOSED") return "ACCOUNT_CLOSED";
  if (player.currency !== currency) return "NOT_ELIGIBLE";
  if (brands.length > 0 && !brands.includes(player.brandId)) return "NOT_ELIGIBLE";
  if (player.status !== "ACTIVE") return "ACCOUNT_INACTIVE";
  return (await bonuses.mayReceive(tx, player, 0)) ? undefined : "NOT_ALLOWED";
}

/** Returns whether an obstacle may be temporary, so that it is worth trying again. */
export const mayPass = (obstacle: PrizeObstacle): boolean =>
  obstacle === "ACCOUNT_INACTIVE" || obstacle === "NOT_ALLOWED";
