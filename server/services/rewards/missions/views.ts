import type {
  MissionDetails,
  MissionProgress,
  PlayerMission,
  PlayerPrize,
} from "@parlour/contracts/entities/mission";
import { lesser } from "@parlour/rules/lesser";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { shownState } from "./mission-machine.ts";
import { claimableUntil, periodEndOf, prizeIndexOf, targetOf } from "./mission-rules.ts";
import type { MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import type { MissionCost, MissionTotals, ProgressRow } from "./progress-store.ts";

/** Converts a stored value to rounds, bets or an amount. */
function progressValue({ goal }: MissionRow["plan"], value: bigint, currency: string): number {
  return goal === "STAKED" ? amountOf(value, currency) : Number(value);
}

/** Returns the progress that is shown, which is never more than the target. */
function shownProgress({ plan }: Pick<MissionRow, "plan">, { value, currency }: ProgressRow) {
  const target = targetOf(plan, currency);
  return {
    progress: progressValue(plan, lesser(BigInt(value), target), currency),
    target: progressValue(plan, target, currency),
    currency,
  };
}

export function toPlayerMission(
  bonuses: Pick<MissionParts["bonuses"], "describe">,
  mission: MissionRow,
  row: ProgressRow,
  language: string,
): PlayerMission {
  const { plan } = mission;
  const prizes = plan.prizes.map((prize): PlayerPrize => {
    if (prize.kind === "POINTS") return { points: prize.points, offer: null };
    const { name, summary, type, terms } = bonuses.describe(
      mission.offers[prize.offerId]!,
      row.currency,
      language,
    );
    return { points: null, offer: { name, summary, type, terms } };
  });
  return {
    id: mission.id,
    period: row.period,
    name: localText(plan.name, language),
    goal: plan.goal,
    repeats: plan.period,
    state: row.state,
    ...shownProgress(mission, row),
    minimumStake: plan.amounts[row.currency]?.minimumStake ?? null,
    multiple: plan.goal === "MULTIPLE" ? plan.multiple : null,
    minimumOdds: plan.goal === "SPORTS_BETS" ? plan.minimumOdds : null,
    categories: plan.categories,
    games: plan.games,
    periodEndsAt: periodEndOf(mission, row).toISOString(),
    claimableUntil: claimableUntil(mission, row).toISOString(),
    day: row.day,
    prize: prizes[prizeIndexOf(plan, row.day)]!,
    prizes: plan.goal === "VISIT" ? prizes : [],
  };
}

type Figures = { totals: MissionTotals | undefined; costs: readonly MissionCost[] };

export function toDetails(row: MissionRow, { totals, costs }: Figures, now: Date): MissionDetails {
  const { id, version, plan, offers, ended_at } = row;
  return {
    id,
    state: shownState(row, now),
    version,
    plan,
    endedAt: ended_at?.toISOString() ?? null,
    offers: Object.fromEntries(Object.values(offers).map((offer) => [offer.id, offer.plan.name.en])),
    players: totals?.players ?? 0,
    completed: totals?.completed ?? 0,
    claimed: totals?.claimed ?? 0,
    points: Number(totals?.points ?? 0),
    costs: costs.map(({ currency, costMinor }) => ({
      currency,
      amount: amountOf(BigInt(costMinor), currency),
    })),
  };
}

export function toProgress(mission: MissionRow, row: ProgressRow, nickname: string): MissionProgress {
  return {
    playerId: row.player_id,
    nickname,
    period: row.period,
    state: row.state,
    ...shownProgress(mission, row),
    day: row.day,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  };
}
