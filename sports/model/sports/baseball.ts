import type { Sport } from "../sport.ts";
import { turnModel } from "../turns.ts";

/** The chance that any runs are scored before an out, and the chance of one more run after each. */
const SCORING = 0.095;
const MORE = 0.4;
const MOST_RUNS = 8;
/** The chance that a run is the hitter's own in a home run. */
const HOME_RUN = 0.27;
const HOME = 0.03;

/** Nine innings of three outs for each side, and extra innings until one side leads. */
export const baseball: Sport = {
  id: "baseball",
  points: "runs",
  segment: "inning",
  offers: [
    { kind: "winner" },
    { kind: "handicap", lines: { step: 0.5, each: 3 } },
    { kind: "total", lines: { step: 0.5, each: 3 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "result", period: "reg" },
    { kind: "result", period: "f5" },
    { kind: "drawNoBet", period: "f5" },
    { kind: "handicap", period: "f5", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "f5", lines: { step: 0.5, each: 1 } },
    ...([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((inning): Sport["offers"] => [
      { kind: "result", period: `s${inning}` },
      { kind: "total", period: `s${inning}`, lines: { step: 0.5, each: 0 } },
    ]),
    { kind: "nextPoint", number: "next" },
    { kind: "bothScore" },
    { kind: "periodMatch", period: "f5" },
    { kind: "margin" },
    { kind: "oddEven" },
    { kind: "doubleChance", period: "reg" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 0 } },
    { kind: "winToNil", sides: true },
    { kind: "scorer", number: 1 },
    { kind: "scorer", number: 2 },
  ],
  model(home, away, players = []) {
    return turnModel({
      context: {
        segments: 9,
        scoreLists: {},
        marginBands: [1, 2, 3, 4],
        drawPossible: false,
        players,
        tally: { id: "homeRuns", worth: 1 },
      },
      home: out(Math.exp(home.attack - away.defence + HOME)),
      away: out(Math.exp(away.attack - home.defence - HOME)),
      turns: 3,
      overtimeTurns: 3,
      credit: { by: "point", chance: HOME_RUN },
      innings: true,
      segmentSeconds: 19 * 60,
      size: 120,
      least: 1e-9,
    });
  },
};

/** The distribution of runs scored before an out. */
function out(factor: number): number[] {
  const scoring = Math.min(SCORING * factor, 0.5);
  const runs = [1 - scoring];
  for (let n = 1; n <= MOST_RUNS; n++) {
    const left = scoring * MORE ** (n - 1);
    runs.push(n === MOST_RUNS ? left : left * (1 - MORE));
  }
  return runs;
}
