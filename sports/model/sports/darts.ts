import { raceModel } from "../race.ts";
import type { Sport } from "../sport.ts";
import { raceScores } from "./race-scores.ts";

const TARGET = 7;
/** The advantage of throwing first, in log odds. */
const THROW = 0.45;
const MAXIMUMS_PER_LEG = 0.28;

/** Darts, best of thirteen legs with alternating first throw, counting the maximums (180s) of each leg. */
export const darts: Sport = {
  id: "darts",
  points: "legs",
  segment: "leg",
  offers: [
    { kind: "winner" },
    { kind: "handicap", lines: { step: 0.5, each: 3 } },
    { kind: "total", lines: { step: 0.5, each: 2 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "correctScore" },
    { kind: "result", period: "f4" },
    { kind: "result", period: "f6" },
    { kind: "handicap", period: "f6", lines: { step: 0.5, each: 1 } },
    ...Array.from({ length: 13 }, (_, leg): Sport["offers"][number] => ({
      kind: "winner",
      period: `s${leg + 1}`,
    })),
    { kind: "oddEven" },
    { kind: "drawNoBet", period: "f6" },
    { kind: "margin" },
    { kind: "periodMatch", period: "f6" },
    { kind: "winnerTotal", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 0 } },
    { kind: "total", of: "maximums", lines: { step: 0.5, each: 2 } },
    { kind: "handicap", of: "maximums", lines: { step: 0.5, each: 1 } },
    { kind: "result", of: "maximums" },
    { kind: "teamTotal", of: "maximums", sides: true, lines: { step: 0.5, each: 0 } },
  ],
  model(home, away) {
    const edge = home.attack - away.defence - away.attack + home.defence;
    return raceModel({
      context: {
        segments: 2 * TARGET - 1,
        scoreLists: { "points:match": raceScores(TARGET) },
        marginBands: [1, 3, 5],
        drawPossible: false,
        players: [],
      },
      counts: [
        {
          id: "maximums",
          per: "point",
          home: MAXIMUMS_PER_LEG * Math.exp(home.attack),
          away: MAXIMUMS_PER_LEG * Math.exp(away.attack),
        },
      ],
      target: TARGET,
      isOver: (h, a) => h + a === 1,
      unitHome: ({ first }) => 1 / (1 + Math.exp(-edge - (first === 0 ? THROW : -THROW))),
      nextFirst: (first) => 1 - first,
      unitSeconds: 150,
      size: 2 * TARGET,
    });
  },
};
