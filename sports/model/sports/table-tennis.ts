import { raceModel } from "../race.ts";
import type { Sport } from "../sport.ts";
import { raceScores } from "./race-scores.ts";

const SERVE = 0.02;
const SCALE = 0.12;
/** The score at which a game that is still level is decided by the next point. */
const LAST_POINT = 25;

/** Table tennis, simulated point by point: best of five games to eleven. */
export const tableTennis: Sport = {
  id: "table-tennis",
  points: "points",
  segment: "game",
  offers: [
    { kind: "winner", of: "segments" },
    { kind: "correctScore", of: "segments" },
    { kind: "handicap", of: "segments", lines: { step: 1, each: 1 } },
    { kind: "total", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "handicap", lines: { step: 1, each: 2 } },
    { kind: "total", lines: { step: 1, each: 2 } },
    { kind: "teamTotal", sides: true, lines: { step: 1, each: 1 } },
    ...([1, 2, 3, 4, 5] as const).flatMap((game): Sport["offers"] => [
      { kind: "winner", period: `s${game}` },
      { kind: "handicap", period: `s${game}`, lines: { step: 1, each: 1 } },
      { kind: "total", period: `s${game}`, lines: { step: 1, each: 1 } },
    ]),
    { kind: "nextPoint", number: "next" },
    { kind: "oddEven" },
    { kind: "bothScore", of: "segments" },
    { kind: "periodMatch", of: "segments", period: "s1" },
    { kind: "winToNil", of: "segments", sides: true },
    { kind: "winnerTotal", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 0 } },
    { kind: "oddEven", period: "s1" },
  ],
  model(home, away) {
    const edge = SCALE * (home.attack - away.defence - away.attack + home.defence);
    return raceModel({
      context: {
        segments: 5,
        scoreLists: { "segments:match": raceScores(3) },
        marginBands: [],
        drawPossible: false,
        players: [],
      },
      counts: [],
      target: 3,
      isOver: (h, a) => (Math.max(h, a) >= 11 && Math.abs(h - a) >= 2) || Math.max(h, a) >= LAST_POINT,
      unitHome: ({ home, away, first }) => {
        const played = home + away;
        // The serve changes every two points and, once the score has reached 10–10, after every point.
        const turns = played < 20 ? Math.floor(played / 2) : played;
        return 0.5 + edge + ((first + turns) % 2 === 0 ? SERVE : -SERVE);
      },
      nextFirst: (first) => 1 - first,
      unitSeconds: 20,
      size: 5 * LAST_POINT + 1,
    });
  },
};
