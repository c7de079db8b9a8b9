import type { Sport } from "../sport.ts";
import { turnModel } from "../turns.ts";

/** The chances of 1, 2 and 3 points in an average possession, which is worth 1.125 points. */
const POINTS = [0.03, 0.36, 0.125];
const HOME = 0.012;
/** Strengths are scaled for goals, but a basketball team's score varies far less, so they are reduced. */
const SCALE = 0.25;

/** Four quarters of 25 possessions for each side, and overtimes of ten until one side leads. */
export const basketball: Sport = {
  id: "basketball",
  points: "points",
  segment: "quarter",
  offers: [
    { kind: "winner" },
    { kind: "handicap", lines: { step: 1, each: 3 } },
    { kind: "total", lines: { step: 1, each: 3 } },
    { kind: "teamTotal", sides: true, lines: { step: 1, each: 1 } },
    { kind: "result", period: "reg" },
    { kind: "doubleChance", period: "reg" },
    { kind: "result", period: "f2" },
    { kind: "drawNoBet", period: "f2" },
    { kind: "handicap", period: "f2", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "f2", lines: { step: 0.5, each: 1 } },
    ...([1, 2, 3, 4] as const).flatMap((quarter): Sport["offers"] => [
      { kind: "result", period: `s${quarter}` },
      { kind: "handicap", period: `s${quarter}`, lines: { step: 0.5, each: 1 } },
      { kind: "total", period: `s${quarter}`, lines: { step: 0.5, each: 1 } },
    ]),
    { kind: "periodMatch", period: "f2" },
    { kind: "margin" },
    { kind: "nextPoint", number: "next" },
    { kind: "oddEven" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 1 } },
    { kind: "playerTotal", lines: { step: 1, each: 0 } },
    { kind: "scorer", number: 20 },
    { kind: "scorer", number: 30 },
  ],
  model(home, away, players = []) {
    return turnModel({
      context: {
        segments: 4,
        scoreLists: {},
        marginBands: [1, 6, 11, 16, 21],
        drawPossible: false,
        players,
        tally: { id: "points", worth: 1 },
      },
      home: possession(Math.exp(SCALE * (home.attack - away.defence) + HOME)),
      away: possession(Math.exp(SCALE * (away.attack - home.defence) - HOME)),
      turns: 25,
      overtimeTurns: 10,
      credit: { by: "turn", from: 1, adds: "points" },
      innings: false,
      segmentSeconds: 12 * 60,
      size: 320,
      least: 1e-6,
    });
  },
};

function possession(factor: number): number[] {
  const points = POINTS.map((p) => p * factor);
  return [1 - points.reduce((sum, p) => sum + p, 0), ...points];
}
