import type { Sport } from "../sport.ts";
import { turnModel } from "../turns.ts";

/** The chances that an average drive ends in a field goal and in a touchdown. */
const FIELD_GOAL = 0.165;
const TOUCHDOWN = 0.21;
const HOME = 0.05;

/** Four quarters of three drives for each side; overtime gives each side two drives. */
export const americanFootball: Sport = {
  id: "american-football",
  points: "points",
  segment: "quarter",
  offers: [
    { kind: "winner" },
    { kind: "handicap", lines: { step: 0.5, each: 3 } },
    { kind: "total", lines: { step: 0.5, each: 3 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "result", period: "reg" },
    { kind: "doubleChance", period: "reg" },
    { kind: "result", period: "f2" },
    { kind: "drawNoBet", period: "f2" },
    { kind: "handicap", period: "f2", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "f2", lines: { step: 0.5, each: 1 } },
    { kind: "bothScore", period: "f2" },
    ...([1, 2, 3, 4] as const).flatMap((quarter): Sport["offers"] => [
      { kind: "result", period: `s${quarter}` },
      { kind: "total", period: `s${quarter}`, lines: { step: 0.5, each: 1 } },
    ]),
    { kind: "periodMatch", period: "f2" },
    { kind: "margin" },
    { kind: "nextPoint", number: "next" },
    { kind: "oddEven" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 1 } },
    { kind: "winToNil", sides: true },
    { kind: "scorer", number: 1 },
    { kind: "scorer", number: 2 },
  ],
  model(home, away, players = []) {
    return turnModel({
      context: {
        segments: 4,
        scoreLists: {},
        marginBands: [1, 7, 13, 19],
        drawPossible: false,
        players,
        tally: { id: "touchdowns", worth: 6 },
      },
      home: drive(Math.exp(home.attack - away.defence + HOME)),
      away: drive(Math.exp(away.attack - home.defence - HOME)),
      turns: 3,
      overtimeTurns: 2,
      credit: { by: "turn", from: 6, adds: "one" },
      innings: false,
      segmentSeconds: 15 * 60,
      size: 180,
      least: 1e-9,
    });
  },
};

/**
 * The distribution of points per drive. Better sides turn more drives into touchdowns, while the number of
 * field goals hardly changes.
 */
function drive(factor: number): number[] {
  const touchdown = Math.min(TOUCHDOWN * factor, 0.6);
  const points = new Array<number>(9).fill(0);
  points[3] = FIELD_GOAL;
  points[6] = touchdown * 0.05;
  points[7] = touchdown * 0.92;
  points[8] = touchdown * 0.03;
  points[0] = 1 - points.reduce((sum, p) => sum + p, 0);
  return points;
}
