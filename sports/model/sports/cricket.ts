import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext, Score } from "../../markets/market.ts";
import type { Chain, Position, Table } from "../chain.ts";
import {
  BALLS,
  type Ball,
  chase,
  forecast,
  type InningsForecast,
  MOST_RUNS,
  WICKETS,
} from "../cricket-innings.ts";
import { nextOver, overRows, withBall } from "../cricket-overs.ts";
import { pick, tableOf, uniform } from "../distributions.ts";
import type { MatchModel } from "../match-model.ts";
import { add, type Incident, type MatchState } from "../match-state.ts";
import type { Sport, Strength } from "../sport.ts";

/**
 * The chances of a wicket and of 0 to 6 runs: in the powerplay, in the middle overs and in the last four
 * overs.
 */
const phases = [
  [0.042, 0.42, 0.3, 0.05, 0.005, 0.13, 0, 0.053],
  [0.045, 0.3, 0.42, 0.07, 0.005, 0.1, 0, 0.06],
  [0.075, 0.24, 0.36, 0.08, 0.005, 0.13, 0, 0.11],
] as const;
const SECONDS_PER_BALL = 38;

/** A twenty-over match, simulated ball by ball. The home side bats first; a super over decides a tie. */
export const cricket: Sport = {
  id: "cricket",
  points: "runs",
  segment: "innings",
  offers: [
    { kind: "winner" },
    { kind: "result", period: "reg" },
    { kind: "drawNoBet", period: "reg" },
    { kind: "doubleChance", period: "reg" },
    { kind: "handicap", period: "reg", lines: { step: 5, each: 2 } },
    { kind: "total", period: "reg", lines: { step: 5, each: 2 } },
    { kind: "teamTotal", period: "reg", sides: true, lines: { step: 5, each: 1 } },
    { kind: "total", period: "s1", lines: { step: 5, each: 2 } },
    { kind: "total", period: "s2", lines: { step: 5, each: 1 } },
    { kind: "oddEven", period: "reg" },
    { kind: "oddEven", period: "s1" },
    { kind: "margin", period: "reg" },
    { kind: "winnerTotal", period: "reg", lines: { step: 5, each: 0 } },
    { kind: "bothTotal", period: "reg", lines: { step: 5, each: 0 } },
    { kind: "overTotal", number: "next", lines: { step: 1, each: 1 } },
    { kind: "overWicket", number: "next" },
  ],
  model: (home, away) => cricketModel([ballsOf(home, away), ballsOf(away, home)], superOver(home, away)),
};

type Balls = (number: number) => Ball;

function ballsOf(batting: Strength, bowling: Strength): Balls {
  const edge = batting.attack - bowling.defence;
  const balls = phases.map(([wicket, ...runs]): Ball => {
    const out = wicket * Math.exp(-edge);
    const scaled = runs.map((p, hit) => (hit < 4 ? p : p * Math.exp(edge)));
    const sum = out + scaled.reduce((total, p) => total + p, 0);
    return { wicket: out / sum, runs: scaled.map((p) => p / sum) };
  });
  return (number) => balls[number < 36 ? 0 : number < 96 ? 1 : 2]!;
}

function superOver(home: Strength, away: Strength): number {
  return 1 / (1 + Math.exp(away.attack - home.defence - home.attack + away.defence));
}

/**
 * Creates the model of a match. The state's `detail` contains the balls bowled and wickets lost in the
 * current innings.
 */
function cricketModel(balls: readonly [Balls, Balls], homeSuperOver: number): MatchModel {
  const context: MarketContext = {
    segments: 2,
    scoreLists: {},
    marginBands: [1, 11, 21, 41],
    drawPossible: false,
    players: [],
  };
  const fresh: (InningsForecast | undefined)[] = [];
  const freshForecast = (index: 0 | 1) =>
    (fresh[index] ??= forecast(balls[index], { runs: 0, balls: 0, wickets: 0 }));
  const tie = tableOf([
    [1, 0, homeSuperOver],
    [0, 1, 1 - homeSuperOver],
  ]);

  const chain = (state: MatchState): Chain => {
    const past = state.ended ? state.segments : state.segments.slice(0, -1);
    const current: Score = state.ended ? [0, 0] : state.segments.at(-1)!;
    const [bowled = 0, wickets = 0] = state.detail;
    const tables = new Map<number, Table>();
    const step = ({ index, home, away }: Position): Table | undefined => {
      if (state.ended || index > 2 || (index === 2 && home !== away)) return undefined;
      if (index === 2) return tie;
      const side = index as 0 | 1;
      const known = tables.get(index * 1000 + home);
      if (known) return known;
      const ahead =
        index === past.length
          ? forecast(balls[side], { runs: current[side], balls: bowled, wickets })
          : freshForecast(side);
      const table = side === 0 ? inningsTable(ahead.final, 0) : inningsTable(chase(ahead, home + 1), 1);
      tables.set(index * 1000 + home, table);
      return table;
    };
    return { size: MOST_RUNS + 2, past, current, countsWins: false, tag: 0, step };
  };
  const start = (): MatchState => ({
    segments: [[0, 0]],
    elapsed: 0,
    detail: [0, 0],
    counts: {},
    goals: [],
    overs: [[]],
    ended: false,
  });
  return {
    context,
    counts: [],
    start,
    timeLeft: () => 0,
    overs: {
      next: nextOver,
      rows: (state, number) => overRows(balls[state.segments.length === 1 ? 0 : 1], state, number),
    },
    chain,
    play: (random) => play(balls, homeSuperOver, start(), random),
  };
}

function inningsTable(runs: Float64Array, side: 0 | 1): Table {
  const rows: [number, number, number][] = [];
  runs.forEach((p, total) => {
    if (p > 1e-12) rows.push(side === 0 ? [total, 0, p] : [0, total, p]);
  });
  return tableOf(rows);
}

function* play(
  balls: readonly [Balls, Balls],
  homeSuperOver: number,
  start: MatchState,
  random: RandomSource,
): Generator<Incident, MatchState> {
  let state = start;
  let bowledBefore = 0;
  const totals: [number, number] = [0, 0];
  const at = (bowled: number) => (bowledBefore + bowled) * SECONDS_PER_BALL;
  yield { kind: "START", atSeconds: 0, state };
  for (const index of [0, 1] as const) {
    const side = index === 0 ? "home" : "away";
    let [bowled, wickets] = [0, 0];
    while (bowled < BALLS && wickets < WICKETS && !(index === 1 && totals[1] > totals[0])) {
      const { wicket, runs } = balls[index](bowled);
      const isOut = uniform(random) < wicket;
      const points = isOut ? 0 : pick(runs, random);
      const overs = withBall(state.overs!, index, bowled, points, isOut ? 1 : 0);
      bowled++;
      if (isOut) wickets++;
      totals[index] += points;
      const segments = [...state.segments.slice(0, -1), add([0, 0], side, totals[index])];
      state = { ...state, segments, elapsed: bowled / BALLS, detail: [bowled, wickets], overs };
      // A ball without runs is reported too, because it brings the next over closer.
      if (isOut) yield { kind: "OUT", atSeconds: at(bowled), side, state };
      else yield { kind: points > 0 ? "POINTS" : "RALLY", atSeconds: at(bowled), side, points, state };
    }
    bowledBefore += bowled;
    if (index === 1 && totals[0] !== totals[1]) break;
    state = { ...state, segments: [...state.segments, [0, 0]], elapsed: 0, detail: [0, 0] };
    yield { kind: "SEGMENT_END", atSeconds: at(0), state };
  }
  if (state.segments.length === 3) {
    const side = uniform(random) < homeSuperOver ? "home" : "away";
    state = { ...state, segments: [...state.segments.slice(0, -1), add([0, 0], side, 1)] };
    bowledBefore += 12;
    yield { kind: "POINTS", atSeconds: at(0), side, points: 1, state };
  }
  state = { ...state, ended: true };
  yield { kind: "END", atSeconds: at(0), state };
  return state;
}
