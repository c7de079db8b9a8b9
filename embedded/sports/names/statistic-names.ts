import type { SportId } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { unitName } from "./market-names.ts";

const names: Readonly<Record<string, MessageKey>> = {
  fours: "sportsbook.statFours",
  sixes: "sportsbook.statSixes",
  wicketsLost: "sportsbook.statWicketsLost",
  scoringPlays: "sportsbook.statScoringPlays",
  bestInning: "sportsbook.statBestInning",
  freeThrows: "sportsbook.statFreeThrows",
  twoPointers: "sportsbook.statTwoPointers",
  threePointers: "sportsbook.statThreePointers",
  touchdowns: "sportsbook.statTouchdowns",
  fieldGoals: "sportsbook.statFieldGoals",
  biggestLead: "sportsbook.statBiggestLead",
  minutesAhead: "sportsbook.statMinutesAhead",
  pointsWon: "sportsbook.statPointsWon",
  roundsWon: "sportsbook.statRoundsWon",
  longestRun: "sportsbook.statLongestRun",
  breaks: "sportsbook.statBreaks",
};

/**
 * The name of a statistic of a live match. Statistics that also have betting markets are named as in those markets.
 */
export function statisticName(t: Translate, sport: SportId, id: string): string {
  const key = names[id];
  return key === undefined ? unitName(t, sport, id) : t(key);
}
