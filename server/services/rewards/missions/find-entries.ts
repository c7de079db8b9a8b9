import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import type { Entry } from "./entry.ts";
import { endOf } from "./mission-machine.ts";
import { countsGame, roundValue, verticalOf } from "./mission-rules.ts";
import type { MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { periodFinder } from "./periods.ts";
import type { RoundRow } from "./progress-store.ts";

export type KindOf = (gameId: string) => GameKind;

type Found = {
  missions: readonly MissionRow[];
  settled: readonly Settlement[];
  known: readonly RoundRow[];
  playing: ReadonlySet<string>;
  kindOf: KindOf;
};

/**
 * Finds the missions and periods that each settlement counts towards. A correction belongs to the period in which its
 * round was counted, by an earlier batch or in this one, even if that period is over or the player has opted out since.
 */
export async function findEntries(
  parts: Pick<MissionParts, "readLowestOdds">,
  tx: Transaction,
  { missions, settled, known, playing, kindOf }: Found,
): Promise<Entry[]> {
  const knownOf = Map.groupBy(known, ({ mission_id }) => mission_id);
  const bets = settled.filter(({ vertical }) => vertical === "sports").map(({ wagerId }) => wagerId);
  const needsOdds = bets.length > 0 && missions.some(({ plan }) => plan.goal === "SPORTS_BETS");
  const odds = needsOdds ? await parts.readLowestOdds(tx, bets) : new Map<string, number>();
  return missions.flatMap((mission) => {
    const { id, plan } = mission;
    const periodOf = periodFinder(plan);
    const counted = new Map<string, Entry["period"]>();
    for (const { player_id, wager_id, period } of knownOf.get(id) ?? []) {
      // The period already has a stored row, so its end is not needed.
      counted.set(wagerKey(player_id, wager_id), { key: period, endsAt: mission.ends_at });
    }
    return settled.flatMap((settlement): Entry[] => {
      const { playerId, wagerId, vertical, productId, currency, startedAt, settledAt } = settlement;
      const before = counted.get(wagerKey(playerId, wagerId));
      if (before) return [{ mission, period: before, settlement }];
      const counts =
        playing.has(playerId) &&
        vertical === verticalOf(plan) &&
        Object.hasOwn(plan.amounts, currency) &&
        startedAt >= mission.starts_at &&
        settledAt < endOf(mission) &&
        countsGame(plan, productId, kindOf(productId).category) &&
        (plan.goal !== "SPORTS_BETS" || (odds.get(wagerId) ?? 0) >= (plan.minimumOdds ?? 1));
      if (!counts) return [];
      const period = periodOf(settledAt);
      // Settlements that add nothing aren't stored, so later batches won't know about them. This batch forgets them
      // as well, so that the result doesn't depend on how settlements are divided into batches.
      if (addsSomething(mission, settlement)) counted.set(wagerKey(playerId, wagerId), period);
      return [{ mission, period, settlement }];
    });
  });
}

function addsSomething({ plan }: MissionRow, { currency, ownStakedMinor, ownWonMinor }: Settlement): boolean {
  return roundValue(plan, currency, { stakedMinor: ownStakedMinor, wonMinor: ownWonMinor }) !== 0n;
}

const wagerKey = (playerId: string, wagerId: string): string => JSON.stringify([playerId, wagerId]);
