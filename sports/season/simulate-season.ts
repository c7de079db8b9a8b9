import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Score } from "../markets/market.ts";
import type { Joint } from "../model/joint-shape.ts";
import { addMatch, compareLines, type TableLine } from "./table.ts";

/**
 * Equally likely final scores of a match, stored as home, away, home, away and so on. Workers exchange them
 * as plain numbers.
 */
export type LikelyScores = Int16Array;

/** A match of a season: its result, or the scores that it can still end with. */
export type SeasonMatch = { readonly home: string; readonly away: string } & (
  | { readonly score: Score }
  | { readonly scores: LikelyScores }
);

export interface Season {
  readonly participants: readonly string[];
  readonly matches: readonly SeasonMatch[];
}

const SCORES = 1_000;

/**
 * Lists final scores in proportion to their probabilities, so that one can be drawn quickly. `of` is what
 * decides the match: points, or segments such as sets. Scores are sorted by winning margin, so the chances of
 * winning are exact to a thousandth.
 */
export function likelyScores(joint: Joint, of: "points" | "segments"): LikelyScores {
  const finals = joint.finals.map((one) => ({ score: one[of], p: one.p }));
  finals.sort(({ score: [h, a] }, { score: [k, b] }) => h - a - (k - b) || h - k);
  const total = finals.reduce((sum, { p }) => sum + p, 0);
  const result = new Int16Array(2 * SCORES);
  let [at, passed] = [0, finals[0]!.p];
  for (let i = 0; i < SCORES; i++) {
    const wanted = ((i + 0.5) / SCORES) * total;
    while (passed < wanted && at < finals.length - 1) passed += finals[++at]!.p;
    result.set(finals[at]!.score, 2 * i);
  }
  return result;
}

/**
 * Simulates the rest of the season many times and returns each participant's chance of finishing in the top 1,
 * 2, 3 and so on. Where a tie extends beyond these places, each tied participant is counted with the share that
 * a dead heat pays.
 */
export function simulateSeason(
  { participants, matches }: Season,
  random: RandomSource,
  times: number,
): ReadonlyMap<string, readonly number[]> {
  const index = new Map(participants.map((id, at) => [id, at]));
  const start: TableLine[] = participants.map(() => ({ points: 0, scored: 0, conceded: 0 }));
  const rest: { home: number; away: number; scores: LikelyScores }[] = [];
  for (const match of matches) {
    const [home, away] = [index.get(match.home)!, index.get(match.away)!];
    if ("scores" in match) rest.push({ home, away, scores: match.scores });
    else play(start, home, away, match.score);
  }
  const sums = participants.map(() => new Float64Array(participants.length));
  const runs = rest.length === 0 ? 1 : times;
  for (let run = 0; run < runs; run++) {
    const lines = [...start];
    for (const { home, away, scores } of rest) {
      const drawn = 2 * random.below(scores.length / 2);
      play(lines, home, away, [scores[drawn]!, scores[drawn + 1]!]);
    }
    countRanks(lines, sums);
  }
  return new Map(participants.map((id, at) => [id, [...sums[at]!].map((sum) => sum / runs)]));
}

function play(lines: TableLine[], home: number, away: number, [h, a]: Score): void {
  lines[home] = addMatch(lines[home]!, [h, a]);
  lines[away] = addMatch(lines[away]!, [a, h]);
}

function countRanks(lines: readonly TableLine[], sums: readonly Float64Array[]): void {
  const order = [...lines.keys()].sort((one, other) => compareLines(lines[one]!, lines[other]!));
  for (let first = 0; first < order.length; ) {
    let next = first + 1;
    while (next < order.length && compareLines(lines[order[first]!]!, lines[order[next]!]!) === 0) next++;
    const tied = next - first;
    for (let at = first; at < next; at++) {
      const own = sums[order[at]!]!;
      for (let places = first + 1; places <= order.length; places++)
        own[places - 1]! += Math.min(1, (places - first) / tied);
    }
    first = next;
  }
}
