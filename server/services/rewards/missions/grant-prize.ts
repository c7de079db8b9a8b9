import type { MissionPrize } from "@parlour/contracts/entities/mission";
import { minorUnitsOf } from "@parlour/rules/money";
import { worstCaseOf } from "@parlour/rules/offer-risk";
import type { Transaction } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";

/** The maximum cost of a prize. */
type Cost = { points: bigint; costMinor: bigint };

type Winner = { mission: MissionRow; player: Player; period: string };

/**
 * Grants a prize: points through the loyalty programme, or an offer through the bonuses, on the terms that the
 * mission stored. Returns undefined if the player can't receive it now. The ids consist of the mission, the period
 * and the player, so that no prize is granted twice.
 */
export async function grantPrize(
  { points, bonuses }: MissionParts,
  tx: Transaction,
  { mission, player, period }: Winner,
  prize: MissionPrize,
): Promise<Cost | undefined> {
  const id = `${mission.id}/${period}/${player.id}`;
  if (prize.kind === "POINTS") {
    const isAwarded = await points.award(tx, { id, playerId: player.id, points: prize.points });
    return isAwarded ? { points: BigInt(prize.points), costMinor: 0n } : undefined;
  }
  const offer = { ...mission.offers[prize.offerId]!, state: "OPEN" as const };
  if (!(await bonuses.mayReceiveOffer(tx, player, offer))) return undefined;
  const reason = `Mission ${mission.plan.name.en}`;
  await bonuses.grantOffer(tx, player, offer, { id, actor: player.id, reason });
  const cost = worstCaseOf({ ...offer.plan, timesPerPlayer: 1 }).find(
    ({ currency }) => currency === player.currency,
  );
  return { points: 0n, costMinor: minorUnitsOf(cost?.perClaim ?? 0, player.currency) };
}
