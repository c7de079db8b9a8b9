import { cancelLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/cancel-leaderboard";
import { listLeaderboardWinners } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboard-winners";
import { saveLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/save-leaderboard";
import type {
  LeaderboardDetails,
  LeaderboardKind,
  LeaderboardState,
} from "@parlour/contracts/entities/leaderboard";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { client } from "@parlour/web/api/client";

export const fetchLeaderboard = client(listLeaderboardWinners);
export const save = client(saveLeaderboard);
export const cancel = client(cancelLeaderboard);

export const kindLabels: Readonly<Record<LeaderboardKind, string>> = {
  STAKED: "Total staked",
  MULTIPLE: "Highest multiple",
  POINTS: "Points per win",
};

export const stateTones: Readonly<Record<LeaderboardState, "brass" | "gain" | "quiet">> = {
  SCHEDULED: "brass",
  RUNNING: "gain",
  CLOSING: "gain",
  CLOSED: "gain",
  PAID: "quiet",
  CANCELLED: "quiet",
};

export const money = (amount: number, { plan: { currency } }: Pick<LeaderboardDetails, "plan">): string =>
  formatAmount(minorUnitsOf(amount, currency), currency, "en");

export function scoreText(score: number, details: Pick<LeaderboardDetails, "plan">): string {
  const { kind } = details.plan;
  if (kind === "STAKED") return money(score, details);
  return kind === "MULTIPLE" ? `${score.toLocaleString("en")}×` : score.toLocaleString("en");
}
