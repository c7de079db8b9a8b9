import { normalised, poisson } from "../distributions.ts";
import { goalModel } from "../goals.ts";
import type { Sport } from "../sport.ts";

/** The goals of an average side on neutral ground, and the home advantage as a factor. */
const GOALS = 1.3;
const HOME = 1.16;
/** The Dixon–Coles correction for low scores: draws are more frequent than with independent sides. */
const RHO = -0.07;
const MOST_GOALS = 12;

const scores = ["0-0", "1-1", "2-2", "3-3", "1-0", "2-0", "2-1", "3-0", "3-1", "3-2", "4-0", "4-1", "4-2"];
const mirrored = [...new Set(scores.flatMap((score) => [score, score.split("-").reverse().join("-")]))];

/**
 * Football: the score follows the Dixon–Coles model, with more goals in the second half; corners and cards are
 * Poisson processes.
 */
export const football: Sport = {
  id: "football",
  points: "goals",
  segment: "half",
  offers: [
    { kind: "result" },
    { kind: "doubleChance" },
    { kind: "drawNoBet" },
    { kind: "handicap", lines: { step: 0.25, each: 3 } },
    { kind: "total", lines: { step: 0.25, each: 4 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "bothScore" },
    { kind: "correctScore" },
    { kind: "nextGoal", number: "next" },
    { kind: "scorer", number: 1 },
    { kind: "scorer", number: 2 },
    { kind: "nextScorer", number: "next" },
    { kind: "periodMatch", period: "s1" },
    { kind: "result", period: "s1" },
    { kind: "result", period: "s2" },
    { kind: "total", period: "s1", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "s2", lines: { step: 0.5, each: 1 } },
    { kind: "handicap", period: "s1", lines: { step: 0.25, each: 1 } },
    { kind: "bothScore", period: "s1" },
    { kind: "correctScore", period: "s1", preMatchOnly: true },
    { kind: "highestPeriod" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "oddEven" },
    { kind: "margin" },
    { kind: "winToNil", sides: true },
    { kind: "total", of: "corners", lines: { step: 0.5, each: 2 } },
    { kind: "handicap", of: "corners", lines: { step: 0.5, each: 1 } },
    { kind: "result", of: "corners" },
    { kind: "total", of: "cards", lines: { step: 0.5, each: 1 } },
  ],
  model(home, away, players = []) {
    const homeGoals = GOALS * HOME * Math.exp(home.attack - away.defence);
    const awayGoals = (GOALS / HOME) * Math.exp(away.attack - home.defence);
    const pressure = (home.attack - home.defence - away.attack + away.defence) / 4;
    return goalModel({
      context: {
        segments: 2,
        scoreLists: {
          "points:match": mirrored,
          "points:s1": ["0-0", "1-0", "0-1", "1-1", "2-0", "0-2", "2-1", "1-2"],
        },
        marginBands: [1, 2, 3, 4],
        drawPossible: true,
        players,
      },
      counts: [
        { id: "corners", per: "match", home: 5.4 * Math.exp(pressure), away: 4.6 * Math.exp(-pressure) },
        { id: "cards", per: "match", home: 1.9, away: 2.2 },
      ],
      finals: dixonColes(homeGoals, awayGoals),
      weights: [0.45, 0.55],
      lateness: 0.15,
      segmentSeconds: 45 * 60,
    });
  },
};

export function dixonColes(home: number, away: number): number[][] {
  const side = (mean: number) =>
    [...poisson(mean), ...new Array(MOST_GOALS).fill(0)].slice(0, MOST_GOALS + 1);
  const [homes, aways] = [side(home), side(away)];
  const grid = homes.map((p, h) => aways.map((q, a) => p * q * dependence(h, a, home, away)));
  const flat = normalised(grid.flat());
  return grid.map((_, h) => flat.slice(h * (MOST_GOALS + 1), (h + 1) * (MOST_GOALS + 1)));
}

function dependence(h: number, a: number, home: number, away: number): number {
  if (h === 0 && a === 0) return 1 - home * away * RHO;
  if (h === 0 && a === 1) return 1 + home * RHO;
  if (h === 1 && a === 0) return 1 + away * RHO;
  return h === 1 && a === 1 ? 1 - RHO : 1;
}
