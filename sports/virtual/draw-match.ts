import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Score, Side } from "../markets/market.ts";
import type { MatchState } from "../model/match-state.ts";
import type { Strength } from "../model/sport.ts";
import { scoreWeights } from "./match-model.ts";

export type MatchIncident = {
  readonly minute: number;
  readonly side: Side;
  readonly kind: "GOAL" | "SAVE" | "WIDE" | "POST" | "CORNER";
};
export type PlayedMatch = {
  readonly score: Score;
  /** Incidents in order of time, at most one per minute. */
  readonly incidents: readonly MatchIncident[];
};

const MINUTES = 90;
const FEWEST_CHANCES = 7;
const misses = ["SAVE", "WIDE", "POST", "CORNER", "SAVE", "WIDE"] as const;

/**
 * Draws the final score first, from the weights behind the prices, and then a match that ends with that
 * score.
 */
export function drawMatch(
  { home, away }: { home: { strength: Strength }; away: { strength: Strength } },
  random: RandomSource,
): PlayedMatch {
  const weights = scoreWeights(home.strength, away.strength);
  let at = random.below(weights.reduce((sum, { weight }) => sum + weight, 0));
  const { score } = weights.find(({ weight }) => {
    at -= weight;
    return at < 0;
  })!;
  const minutes = Array.from({ length: MINUTES }, (_, index) => index + 1);
  const takeMinute = () => minutes.splice(random.below(minutes.length), 1)[0]!;
  const [homeGoals, awayGoals] = score;
  const goals = Array.from(
    { length: homeGoals + awayGoals },
    (_, index): MatchIncident => ({
      minute: takeMinute(),
      side: index < homeGoals ? "home" : "away",
      kind: "GOAL",
    }),
  );
  const chances = Array.from(
    { length: FEWEST_CHANCES + random.below(5) },
    (): MatchIncident => ({
      minute: takeMinute(),
      side: random.below(2 + homeGoals + awayGoals) <= homeGoals ? "home" : "away",
      kind: misses[random.below(misses.length)]!,
    }),
  );
  return { score, incidents: [...goals, ...chances].sort((a, b) => a.minute - b.minute) };
}

/** The finished match in the form that the sportsbook settles. */
export function finalState({ incidents }: PlayedMatch): MatchState {
  const goals = incidents.filter(({ kind }) => kind === "GOAL");
  const scored = (isCounted: (minute: number) => boolean): Score => {
    const counted = goals.filter(({ minute }) => isCounted(minute));
    const home = counted.filter(({ side }) => side === "home").length;
    return [home, counted.length - home];
  };
  return {
    segments: [scored((minute) => minute <= MINUTES / 2), scored((minute) => minute > MINUTES / 2)],
    elapsed: 1,
    detail: [],
    counts: {},
    goals: goals.map(({ side }) => ({ side })),
    ended: true,
  };
}
