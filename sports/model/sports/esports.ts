import { raceModel } from "../race.ts";
import type { Sport } from "../sport.ts";
import { raceScores } from "./race-scores.ts";

const SCALE = 0.2;
/** The advantage in each round for the side that picked the map; neither side picks the last map. */
const OWN_MAP = [0.025, -0.025, 0];
const ROUNDS = 13;
/** The score at which a map that is still level is decided by the next round. */
const LAST_ROUND = 25;

/** A tactical shooter: best of three maps, each to thirteen rounds and won by two. */
export const esports: Sport = {
  id: "esports",
  points: "rounds",
  segment: "map",
  offers: [
    { kind: "winner", of: "segments" },
    { kind: "correctScore", of: "segments" },
    { kind: "handicap", of: "segments", lines: { step: 1, each: 1 } },
    { kind: "total", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "handicap", lines: { step: 1, each: 2 } },
    { kind: "total", lines: { step: 1, each: 2 } },
    { kind: "teamTotal", sides: true, lines: { step: 1, each: 1 } },
    ...([1, 2, 3] as const).flatMap((map): Sport["offers"] => [
      { kind: "winner", period: `s${map}` },
      { kind: "handicap", period: `s${map}`, lines: { step: 1, each: 2 } },
      { kind: "total", period: `s${map}`, lines: { step: 1, each: 2 } },
      { kind: "oddEven", period: `s${map}` },
    ]),
    { kind: "nextPoint", number: "next" },
    { kind: "bothScore", of: "segments" },
    { kind: "periodMatch", of: "segments", period: "s1" },
    { kind: "winToNil", of: "segments", sides: true },
    { kind: "winnerTotal", of: "segments", lines: { step: 1, each: 0 } },
    { kind: "bothTotal", lines: { step: 1, each: 0 } },
  ],
  model(home, away) {
    const edge = SCALE * (home.attack - away.defence - away.attack + home.defence);
    return raceModel({
      context: {
        segments: 3,
        scoreLists: { "segments:match": raceScores(2) },
        marginBands: [],
        drawPossible: false,
        players: [],
      },
      counts: [],
      target: 2,
      isOver: (h, a) => (Math.max(h, a) >= ROUNDS && Math.abs(h - a) >= 2) || Math.max(h, a) >= LAST_ROUND,
      unitHome: ({ index }) => Math.min(Math.max(0.5 + edge + OWN_MAP[index]!, 0.1), 0.9),
      nextFirst: () => 0,
      unitSeconds: 100,
      size: 3 * LAST_ROUND + 1,
    });
  },
};
