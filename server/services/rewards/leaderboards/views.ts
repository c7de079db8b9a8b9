import type { Leaderboard, LeaderboardDetails } from "@parlour/contracts/entities/leaderboard";
import { prizeTotalMinor } from "@parlour/rules/leaderboard-cost";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import { shownState } from "./leaderboard-machine.ts";
import type { LeaderboardRow } from "./leaderboard-store.ts";
import type { Payments } from "./winner-store.ts";

export function toLeaderboard(row: LeaderboardRow, language: string, now: Date): Leaderboard {
  const { id, plan } = row;
  const { kind, currency, startsAt, endsAt, minimumStake, categories, games, prizes, points } = plan;
  return {
    id,
    name: localText(plan.name, language),
    kind,
    state: shownState(row, now),
    currency,
    startsAt,
    endsAt,
    minimumStake,
    categories,
    games,
    prizes,
    prizeTotal: amountOf(prizeTotalMinor(plan), currency),
    points,
  };
}

/** Converts a stored score to an amount, a multiple or points. */
export function scoreValue({ plan }: Pick<LeaderboardRow, "plan">, score: string): number {
  if (plan.kind === "STAKED") return amountOf(BigInt(score), plan.currency);
  return plan.kind === "MULTIPLE" ? Number(score) / 100 : Number(score);
}

type Figures = { players: number; payments: Payments | undefined };

export function toDetails(
  row: LeaderboardRow,
  { players, payments }: Figures,
  now: Date,
): LeaderboardDetails {
  const { id, version, plan } = row;
  return {
    id,
    state: shownState(row, now),
    version,
    plan,
    prizeTotal: amountOf(prizeTotalMinor(plan), plan.currency),
    players,
    winners: payments?.winners ?? 0,
    paid: amountOf(payments?.paidMinor ?? 0n, plan.currency),
    withheld: payments?.withheld ?? 0,
    waiting: payments?.waiting ?? 0,
  };
}
