import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import { minorUnitsOf } from "@parlour/rules/money";
import type { Settlement } from "@parlour/wagering/settlements";
import { addsUp, scoreOf } from "./leaderboard-rules.ts";
import type { RoundRow, ScoreRow } from "./score-store.ts";

type Counted = {
  score: ScoreRow;
  rounds: RoundRow[];
  /** Whether the score of a round fell, in which case the best round has to be found again. */
  isBestUnknown: boolean;
};

/**
 * Adds one player's settlements to their score, in the order in which they were settled. `known` contains the rounds
 * that were counted before, because a settlement may correct one of them. Only the player's own money counts.
 */
export function addRounds(
  plan: LeaderboardPlan,
  before: ScoreRow,
  settled: readonly Settlement[],
  known: ReadonlyMap<string, RoundRow>,
): Counted {
  return plan.kind === "STAKED" ? addStakes(plan, before, settled) : addWins(plan, before, settled, known);
}

/**
 * Stakes are added up without storing the rounds, because there may be millions. A refund of less than the minimum stake
 * is ignored, since the refunded stake may not have counted.
 */
function addStakes(plan: LeaderboardPlan, before: ScoreRow, settled: readonly Settlement[]): Counted {
  const minimum = minorUnitsOf(plan.minimumStake, plan.currency);
  let score = before;
  for (const one of settled) {
    const staked = one.ownStakedMinor;
    if ((staked < 0n ? -staked : staked) < minimum) continue;
    score = changed(score, BigInt(score.score) + staked, one);
  }
  return { score, rounds: [], isBestUnknown: false };
}

function addWins(
  plan: LeaderboardPlan,
  before: ScoreRow,
  settled: readonly Settlement[],
  known: ReadonlyMap<string, RoundRow>,
): Counted {
  const rounds = new Map<string, RoundRow>();
  let score = before;
  let isBestUnknown = false;
  for (const one of settled) {
    const old = rounds.get(one.wagerId) ?? known.get(one.wagerId);
    const stakedMinor = BigInt(old?.staked ?? 0) + one.ownStakedMinor;
    const wonMinor = BigInt(old?.won ?? 0) + one.ownWonMinor;
    const [had, has] = [BigInt(old?.score ?? 0), scoreOf(plan, { stakedMinor, wonMinor })];
    // Rounds without a score are not stored: most rounds lose.
    if (old === undefined && has === 0n) continue;
    rounds.set(one.wagerId, {
      player_id: one.playerId,
      wager_id: one.wagerId,
      staked: `${stakedMinor}`,
      won: `${wonMinor}`,
      score: `${has}`,
      settled_at: one.settledAt,
      settlement: one.id,
    });
    const total = BigInt(score.score);
    if (addsUp(plan.kind)) score = changed(score, total + has - had, one);
    else if (has > total) score = changed(score, has, one);
    else if (has < had) isBestUnknown = true;
  }
  return { score, rounds: [...rounds.values()], isBestUnknown };
}

/** When a score falls, the time at which it was reached is not changed. */
function changed(before: ScoreRow, score: bigint, { settledAt, id }: Settlement): ScoreRow {
  const isHigher = score > BigInt(before.score);
  return {
    ...before,
    score: `${score}`,
    ...(isHigher && { reached_at: settledAt, reached_by: id }),
  };
}
