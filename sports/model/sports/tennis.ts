import type { Score } from "../../markets/market.ts";
import { type Moment, raceModel } from "../race.ts";
import type { Sport } from "../sport.ts";
import { raceScores } from "./race-scores.ts";

/** An average player's chance of winning a point on serve, and how much strength changes it. */
const SERVE = 0.63;
const SCALE = 0.12;
const ACES_PER_GAME = 0.35;

const setScores = ["6-0", "6-1", "6-2", "6-3", "6-4", "7-5", "7-6"];
const bothWays = setScores.flatMap((score) => [score, score.split("-").reverse().join("-")]);

/** Tennis, simulated point by point: best of three sets with a tie-break at 6–6. */
export const tennis: Sport = {
  id: "tennis",
  points: "games",
  segment: "set",
  offers: [
    { kind: "winner", of: "segments" },
    { kind: "correctScore", of: "segments" },
    { kind: "handicap", of: "segments", lines: { step: 1, each: 1 } },
    { kind: "total", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "handicap", lines: { step: 0.5, each: 3 } },
    { kind: "total", lines: { step: 0.5, each: 3 } },
    { kind: "teamTotal", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "winner", period: "s1" },
    { kind: "winner", period: "s2" },
    { kind: "winner", period: "s3" },
    { kind: "correctScore", period: "s1" },
    { kind: "correctScore", period: "s2" },
    { kind: "handicap", period: "s1", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "s1", lines: { step: 0.5, each: 1 } },
    { kind: "total", period: "s2", lines: { step: 0.5, each: 1 } },
    { kind: "result", of: "aces" },
    { kind: "handicap", of: "aces", lines: { step: 0.5, each: 1 } },
    { kind: "teamTotal", of: "aces", sides: true, lines: { step: 0.5, each: 1 } },
    { kind: "total", of: "aces", lines: { step: 0.5, each: 1 } },
    { kind: "nextPoint", number: "next" },
    { kind: "oddEven" },
    { kind: "bothScore", of: "segments" },
    { kind: "periodMatch", of: "segments", period: "s1" },
    { kind: "winToNil", of: "segments", sides: true },
    { kind: "winnerTotal", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 0 } },
  ],
  model(home, away) {
    // Tennis has no home advantage; the player named first serves first.
    const edge = SCALE * (home.attack - away.defence - away.attack + home.defence);
    const point = pointsOf(SERVE + edge / 2, SERVE - edge / 2);
    return raceModel({
      context: {
        segments: 3,
        scoreLists: { "segments:match": raceScores(2), "points:s1": bothWays, "points:s2": bothWays },
        marginBands: [],
        drawPossible: false,
        players: [],
      },
      counts: [
        {
          id: "aces",
          per: "point",
          home: ACES_PER_GAME * Math.exp(edge),
          away: ACES_PER_GAME * Math.exp(-edge),
        },
      ],
      target: 2,
      isOver: (h, a) => Math.max(h, a) === 7 || (Math.max(h, a) === 6 && Math.abs(h - a) >= 2),
      unitHome: (moment, won) =>
        isTieBreak(moment) ? tieBreak(point, moment, won) : game(point(moment, 0), won),
      // The serve alternates throughout the match, including tie-breaks.
      nextFirst: (first, [h, a]) => (first + h + a) % 2,
      rallies: {
        home: (moment, won) => point(moment, isTieBreak(moment) ? Math.floor((won[0] + won[1] + 1) / 2) : 0),
        isOver: (moment, [h, a]) => Math.max(h, a) >= (isTieBreak(moment) ? 7 : 4) && Math.abs(h - a) >= 2,
      },
      unitSeconds: 240,
      size: 24,
    });
  },
};

const isTieBreak = ({ home, away }: Moment) => home === 6 && away === 6;

/** The home player's chance of winning a point after `turns` changes of serve since the start of the game. */
type Point = (moment: Moment, turns: number) => number;

function pointsOf(homeServe: number, awayServe: number): Point {
  return ({ home, away, first }, turns) =>
    (first + home + away + turns) % 2 === 0 ? homeServe : 1 - awayServe;
}

/** The chance of winning a game in which each point is won with the same probability. */
function game(p: number, [home, away]: Score): number {
  if (home >= 4 && home - away >= 2) return 1;
  if (away >= 4 && away - home >= 2) return 0;
  if (home === away && home >= 3) return p ** 2 / (p ** 2 + (1 - p) ** 2);
  return p * game(p, [home + 1, away]) + (1 - p) * game(p, [home, away + 1]);
}

function tieBreak(point: Point, moment: Moment, [home, away]: Score): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  if (home === away && home >= 6) {
    const both = point(moment, 0) * point(moment, 1);
    return both / (both + (1 - point(moment, 0)) * (1 - point(moment, 1)));
  }
  const p = point(moment, Math.floor((home + away + 1) / 2));
  return p * tieBreak(point, moment, [home + 1, away]) + (1 - p) * tieBreak(point, moment, [home, away + 1]);
}
