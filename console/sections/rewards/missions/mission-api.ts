import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { endMission } from "@parlour/contracts/calls/rewards/missions/end-mission";
import { getOperatorMission } from "@parlour/contracts/calls/rewards/missions/get-operator-mission";
import { saveMission } from "@parlour/contracts/calls/rewards/missions/save-mission";
import type {
  MissionDetails,
  MissionGoal,
  MissionPeriod,
  MissionPlan,
  MissionPrize,
  MissionState,
} from "@parlour/contracts/entities/mission";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { client } from "@parlour/web/api/client";

export const fetchOffers = client(listBonusOffers);
export const fetchProgramme = client(getLoyaltyProgramme);
export const fetchMission = client(getOperatorMission);
export const save = client(saveMission);
export const end = client(endMission);

/** For each response the server adds up the progress of all players, so these pages poll less often than others. */
export const intervalMs = 60_000;

export const goalLabels: Readonly<Record<MissionGoal, string>> = {
  ROUNDS: "Play rounds",
  STAKED: "Stake a total",
  MULTIPLE: "Win a multiple of the stake",
  SPORTS_BETS: "Place sports bets",
  VISIT: "Daily reward",
};

export const periodLabels: Readonly<Record<MissionPeriod, string>> = {
  DAILY: "Every day",
  WEEKLY: "Every week",
  ONCE: "Once",
};

export const stateTones: Readonly<Record<MissionState, "brass" | "gain" | "quiet">> = {
  SCHEDULED: "brass",
  RUNNING: "gain",
  ENDED: "quiet",
};

/** Describes how ending a mission immediately affects its players. */
export function endingText({ goal, period }: Pick<MissionPlan, "goal" | "period">): string {
  if (goal === "VISIT") return "It ends now. Today's reward can't be claimed any more.";
  const now =
    "It stops counting now. Players have seven days to claim prizes for goals that they have reached.";
  return period === "ONCE" ? now : `${now} Prizes of earlier periods keep their deadlines.`;
}

export const money = (amount: number, currency: string): string =>
  formatAmount(minorUnitsOf(amount, currency), currency, "en");

/** A prize in a few words, with the name of its offer. */
export function prizeText(prize: MissionPrize, offers: Readonly<Record<string, string>>): string {
  if (prize.kind === "POINTS") return `${prize.points.toLocaleString("en")} points`;
  return offers[prize.offerId] ?? prize.offerId;
}

/** The maximum cost of the claimed prizes. */
export function costText({ points, costs }: Pick<MissionDetails, "points" | "costs">): string {
  const parts = costs.map(({ amount, currency }) => money(amount, currency));
  if (points > 0) parts.push(`${points.toLocaleString("en")} points`);
  return parts.length === 0 ? "None yet" : parts.join(" + ");
}
