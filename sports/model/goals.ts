import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext, Score, Side } from "../markets/market.ts";
import type { Chain, Position, Table } from "./chain.ts";
import { binomial, drawPoisson, pick, tableOf, uniform } from "./distributions.ts";
import { drawScorer } from "./draw-scorer.ts";
import type { CountRate, MatchModel } from "./match-model.ts";
import { add, type Incident, type MatchState } from "./match-state.ts";

/**
 * A model for sports with few goals. The score after regulation time has a given distribution, and each goal
 * is scored at a random time. Bayes' rule turns these two into the distribution from any score and clock, so
 * live prices follow from the pre-match prices without a second model.
 */
export interface GoalSport {
  readonly context: MarketContext;
  readonly counts: readonly CountRate[];
  /** `finals[home][away]`: the distribution of the score after regulation time. */
  readonly finals: readonly (readonly number[])[];
  /** The share of all goals that are scored in each segment. */
  readonly weights: readonly number[];
  /** How much the scoring rate rises from the start to the end of a segment, as a fraction. */
  readonly lateness: number;
  readonly segmentSeconds: number;
  /** The home side's chance of winning in overtime, for sports in which a match can't end in a draw. */
  readonly overtimeHome?: number;
}

export function goalModel(sport: GoalSport): MatchModel {
  const segments = sport.weights.length;
  const cumulative = sport.weights.map((_, i) => sport.weights.slice(0, i).reduce((sum, w) => sum + w, 0));
  /** The share of all goals scored by this point of a segment. */
  const fallen = (index: number, elapsed: number): number =>
    index >= segments
      ? 1
      : cumulative[index]! + sport.weights[index]! * elapsed * (1 - sport.lateness * (1 - elapsed));

  const model: MatchModel = {
    context: sport.context,
    counts: sport.counts,
    start: () => ({
      segments: [[0, 0]],
      elapsed: 0,
      detail: [],
      counts: Object.fromEntries(sport.counts.map(({ id }) => [id, [0, 0] as const])),
      goals: [],
      ended: false,
    }),
    timeLeft: (state) => timeLeft(state, segments),
    chain: (state) => chainOf(sport, state, fallen),
    play: (random) => play(sport, model.start(), random, fallen),
  };
  return model;
}

function timeLeft({ ended, segments: { length }, elapsed }: MatchState, segments: number): number {
  return ended || length > segments ? 0 : 1 - (length - 1 + elapsed) / segments;
}

type Fallen = (index: number, elapsed: number) => number;

function chainOf(sport: GoalSport, state: MatchState, fallen: Fallen): Chain {
  const past = state.ended ? state.segments : state.segments.slice(0, -1);
  const current: Score = state.ended ? [0, 0] : state.segments.at(-1)!;
  const tables = new Map<string, Table>();
  const segments = sport.weights.length;
  const step = ({ index, home, away }: Position): Table | undefined => {
    if (state.ended || index > segments) return undefined;
    if (index === segments) {
      const decided = home !== away || sport.overtimeHome === undefined;
      return decided ? undefined : overtimeTable(sport.overtimeHome!);
    }
    const running = index === past.length;
    const key = `${index}:${home}:${away}`;
    let table = tables.get(key);
    if (!table) {
      table = segmentTable(
        sport.finals,
        running ? [home + current[0], away + current[1]] : [home, away],
        fallen(index, running ? state.elapsed : 0),
        fallen(index, 1),
        running ? current : [0, 0],
      );
      tables.set(key, table);
    }
    return table;
  };
  return { size: sport.finals.length + 2, past, current, countsWins: false, tag: 0, step };
}

const overtimeTables = new Map<number, Table>();

function overtimeTable(home: number): Table {
  const table =
    overtimeTables.get(home) ??
    tableOf([
      [1, 0, home],
      [0, 1, 1 - home],
    ]);
  overtimeTables.set(home, table);
  return table;
}

/**
 * The score distribution of a segment, given the current score of the match and the share `from` of all goals
 * that has been scored.
 */
function segmentTable(
  finals: GoalSport["finals"],
  [home, away]: Score,
  from: number,
  to: number,
  current: Score,
): Table {
  const size = finals.length;
  const share = from >= 1 ? 0 : (to - from) / (1 - from);
  const [lefts, rights] = [size - home, size - away];
  // Applies Bayes' rule to the goals still to come: the prior is the distribution of the final score, the
  // evidence is the goals so far.
  const rest = Array.from({ length: lefts }, (_, x) =>
    Array.from(
      { length: rights },
      (_, y) =>
        finals[home + x]![away + y]! * binomial(home + x, home, from) * binomial(away + y, away, from),
    ),
  );
  const split = Array.from({ length: size }, (_, n) =>
    Array.from({ length: n + 1 }, (_, k) => binomial(n, k, share)),
  );
  // The goals still to come in this segment: first the home side's, then the away side's.
  const halfway = Array.from({ length: lefts }, () => new Array<number>(rights).fill(0));
  for (let x = 0; x < lefts; x++)
    for (let u = 0; u <= x; u++)
      for (let y = 0; y < rights; y++) halfway[u]![y]! += rest[x]![y]! * split[x]![u]!;
  const rows: [number, number, number][] = [];
  for (let u = 0; u < lefts; u++)
    for (let v = 0; v < rights; v++) {
      let p = 0;
      for (let y = v; y < rights; y++) p += halfway[u]![y]! * split[y]![v]!;
      rows.push([current[0] + u, current[1] + v, p]);
    }
  const total = rows.reduce((sum, [, , p]) => sum + p, 0);
  return tableOf(rows.filter(([, , p]) => p > total * 1e-12));
}

interface Planned {
  readonly segment: number;
  readonly elapsed: number;
  readonly side: Side;
  readonly count?: string;
}

function* play(
  sport: GoalSport,
  start: MatchState,
  random: RandomSource,
  fallen: Fallen,
): Generator<Incident, MatchState> {
  const segments = sport.weights.length;
  const plan = [...planGoals(sport, random, fallen), ...planCounts(sport, random)];
  plan.sort((a, b) => a.segment - b.segment || a.elapsed - b.elapsed);
  let state = start;
  const at = () => Math.round((state.segments.length - 1 + state.elapsed) * sport.segmentSeconds);
  yield { kind: "START", atSeconds: 0, state };
  for (let segment = 0; segment < segments; segment++) {
    for (const { elapsed, side, count } of plan.filter((one) => one.segment === segment)) {
      state = { ...state, elapsed };
      if (count) {
        state = { ...state, counts: { ...state.counts, [count]: add(state.counts[count]!, side, 1) } };
        yield { kind: "COUNT", atSeconds: at(), side, count, state };
      } else yield score(side);
    }
    const last = segment === segments - 1;
    const total = state.segments.reduce((sum, [h, a]) => sum + h - a, 0);
    if (last && (sport.overtimeHome === undefined || total !== 0)) break;
    state = { ...state, segments: [...state.segments, [0, 0]], elapsed: 0 };
    yield { kind: "SEGMENT_END", atSeconds: at(), state };
  }
  if (state.segments.length > segments) {
    state = { ...state, elapsed: uniform(random) };
    yield score(uniform(random) < sport.overtimeHome! ? "home" : "away");
  } else state = { ...state, elapsed: 1 };
  state = { ...state, ended: true };
  yield { kind: "END", atSeconds: at(), state };
  return state;

  function score(side: Side): Incident {
    const player = drawScorer(sport.context.players, side, random);
    state = {
      ...state,
      segments: [...state.segments.slice(0, -1), add(state.segments.at(-1)!, side, 1)],
      goals: [...state.goals, { side, ...(player && { player }) }],
    };
    return { kind: "GOAL", atSeconds: at(), side, points: 1, ...(player && { player }), state };
  }
}

function planGoals(sport: GoalSport, random: RandomSource, fallen: Fallen): Planned[] {
  const size = sport.finals.length;
  const cell = pick(sport.finals.flat(), random);
  const sides: Side[] = [
    ...new Array<Side>(Math.floor(cell / size)).fill("home"),
    ...new Array<Side>(cell % size).fill("away"),
  ];
  return sides.map((side) => {
    const u = uniform(random);
    let segment = 0;
    while (segment < sport.weights.length - 1 && u >= fallen(segment, 1)) segment++;
    // The time by which a share u of all goals has been scored, found by bisection.
    let [low, high] = [0, 1];
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (fallen(segment, middle) < u) low = middle;
      else high = middle;
    }
    return { segment, elapsed: high, side };
  });
}

function planCounts(sport: GoalSport, random: RandomSource): Planned[] {
  return sport.counts.flatMap(({ id, home, away }) =>
    (["home", "away"] as const).flatMap((side) =>
      Array.from({ length: drawPoisson(side === "home" ? home : away, random) }, () => {
        const time = uniform(random) * sport.weights.length;
        return { segment: Math.floor(time), elapsed: time % 1, side, count: id };
      }),
    ),
  );
}
