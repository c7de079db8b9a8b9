import type { Score } from "../markets/market.ts";
import { BALLS, type Ball, OVER_BALLS, WICKETS } from "./cricket-innings.ts";
import type { MatchState } from "./match-state.ts";

type Overs = NonNullable<MatchState["overs"]>;

/** Adds a ball to the overs of an innings; `balls` were bowled before it. */
export function withBall(overs: Overs, innings: number, balls: number, runs: number, wickets: number): Overs {
  const index = Math.floor(balls / OVER_BALLS);
  const own = overs[innings] ?? [];
  const [before = 0, lost = 0] = own[index] ?? [];
  const over: Score = [before + runs, lost + wickets];
  return [...overs.slice(0, innings), [...own.slice(0, index), over]];
}

/** The over that begins next, with its innings, both from 1; undefined if the innings has no further over. */
export function nextOver(state: MatchState): { innings: number; number: number } | undefined {
  const { segments, detail, overs, ended } = state;
  const [balls = 0, wickets = 0] = detail;
  const number = Math.ceil(balls / OVER_BALLS) + 1;
  if (ended || overs === undefined || segments.length > 2) return undefined;
  if (wickets >= WICKETS || number > BALLS / OVER_BALLS || runsNeeded(state) <= 0) return undefined;
  return { innings: segments.length, number };
}

/** The runs that win the match for the side that bats second; unlimited in the first innings. */
function runsNeeded({ segments }: MatchState): number {
  const [first, second] = segments;
  return first && second ? first[0] - second[1] + 1 : Number.POSITIVE_INFINITY;
}

/** The highest number of runs in the twelve balls that are followed at most. */
const MOST_RUNS = 2 * OVER_BALLS * 6;

/**
 * The runs and wickets of an over of the current innings, with their probabilities. The rest is the probability that the
 * over is not bowled. It can be computed for the over that is being bowled and for the next one.
 */
export function overRows(
  ball: (number: number) => Ball,
  state: MatchState,
  number: number,
): [runs: number, wickets: number, p: number][] {
  const [balls = 0, lost = 0] = state.detail;
  const first = (number - 1) * OVER_BALLS;
  const begun = balls > first ? state.overs?.[state.segments.length - 1]?.[number - 1] : undefined;
  const [runs = 0, wickets = 0] = begun ?? [];
  const needed = runsNeeded(state);
  // The runs since now matter only if the target can be reached.
  const counts = needed <= MOST_RUNS ? 1 : 0;
  const done = new Map<number, number>();
  let open = new Map([[keyOf(lost, 0, runs, wickets), 1]]);
  for (let at = balls; at < first + OVER_BALLS; at++) {
    const next = new Map<number, number>();
    const { wicket, runs: hits } = ball(at);
    const inOver = at >= first ? 1 : 0;
    for (const [key, p] of open) {
      const [out, since, over, fallen] = partsOf(key);
      if (out >= WICKETS || since >= needed) {
        if (at > first) add(done, key, p);
        continue;
      }
      add(next, keyOf(out + 1, since, over, fallen + inOver), p * wicket);
      hits.forEach((q, hit) => {
        if (q > 0) add(next, keyOf(out, since + hit * counts, over + hit * inOver, fallen), p * q);
      });
    }
    open = next;
  }
  return [...done, ...open].map(([key, p]) => {
    const [, , over, fallen] = partsOf(key);
    return [over, fallen, p];
  });
}

const RADIX = 128;
const keyOf = (out: number, since: number, over: number, fallen: number) =>
  ((out * RADIX + since) * RADIX + over) * RADIX + fallen;
const partsOf = (key: number) =>
  [
    Math.floor(key / RADIX ** 3),
    Math.floor(key / RADIX ** 2) % RADIX,
    Math.floor(key / RADIX) % RADIX,
    key % RADIX,
  ] as const;
const add = (map: Map<number, number>, key: number, p: number) => map.set(key, (map.get(key) ?? 0) + p);
