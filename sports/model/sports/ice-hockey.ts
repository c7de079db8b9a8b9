import { normalised, poisson } from "../distributions.ts";
import { goalModel } from "../goals.ts";
import type { Sport } from "../sport.ts";

const GOALS = 2.9;
const HOME = 1.06;
const MOST_GOALS = 13;
/**
 * Draws after regulation time are more frequent than with independent sides, because both sides play for
 * overtime.
 */
const LEVEL = 1.12;

/** Ice hockey: goals in three periods. Overtime and shoot-out together add one goal for the winner. */
export const iceHockey: Sport = {
  id: "ice-hockey",
  points: "goals",
  segment: "period",
  offers: [
    { kind: "winner" },
    { kind: "result", period: "reg" },
    { kind: "doubleChance", period: "reg" },
    { kind: "drawNoBet", period: "reg" },
    { kind: "handicap", lines: { step: 0.5, each: 2 } },
    { kind: "total", lines: { step: 0.25, each: 3 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "bothScore", period: "reg" },
    { kind: "correctScore", period: "reg" },
    { kind: "nextGoal", number: "next" },
    { kind: "scorer", number: 1 },
    { kind: "nextScorer", number: "next" },
    { kind: "result", period: "s1" },
    { kind: "result", period: "s2" },
    { kind: "result", period: "s3" },
    { kind: "total", period: "s1", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "s2", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "s3", lines: { step: 0.5, each: 1 } },
    { kind: "periodMatch", period: "s1" },
    { kind: "highestPeriod" },
    { kind: "oddEven" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "margin" },
  ],
  model(home, away, players = []) {
    const homeGoals = GOALS * HOME * Math.exp(home.attack - away.defence);
    const awayGoals = (GOALS / HOME) * Math.exp(away.attack - home.defence);
    const listed = Array.from({ length: 25 }, (_, i) => `${Math.floor(i / 5)}-${i % 5}`);
    return goalModel({
      context: {
        segments: 3,
        scoreLists: { "points:reg": listed },
        marginBands: [1, 2, 3],
        drawPossible: false,
        players,
      },
      counts: [],
      finals: finals(homeGoals, awayGoals),
      weights: [0.31, 0.34, 0.35],
      lateness: 0.1,
      segmentSeconds: 20 * 60,
      overtimeHome: homeGoals / (homeGoals + awayGoals),
    });
  },
};

function finals(home: number, away: number): number[][] {
  const size = MOST_GOALS + 1;
  const side = (mean: number) => [...poisson(mean), ...new Array(size).fill(0)].slice(0, size);
  const [homes, aways] = [side(home), side(away)];
  const flat = normalised(homes.flatMap((p, h) => aways.map((q, a) => p * q * (h === a ? LEVEL : 1))));
  return homes.map((_, h) => flat.slice(h * size, (h + 1) * size));
}
