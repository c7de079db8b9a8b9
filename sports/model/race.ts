import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext, Score } from "../markets/market.ts";
import type { Chain, Position, Table } from "./chain.ts";
import { drawPoisson, uniform } from "./distributions.ts";
import type { CountRate, MatchModel } from "./match-model.ts";
import { add, type Incident, type MatchState } from "./match-state.ts";

/** A moment within a segment: the units won so far by each side. */
export interface Moment {
  readonly index: number;
  readonly home: number;
  readonly away: number;
  /** Which side began the segment: 0 for home, 1 for away. */
  readonly first: number;
}

/**
 * A model for sports in which the first side to win a number of segments (sets, games, legs, maps) wins the
 * match, and the first to win a number of units (games, points, legs, rounds) wins a segment. In tennis each
 * unit is simulated rally by rally; in other sports a unit is one random draw.
 */
export interface RaceSport {
  readonly context: MarketContext;
  readonly counts: readonly CountRate[];
  /** The number of segments needed to win the match. */
  readonly target: number;
  readonly isOver: (home: number, away: number) => boolean;
  /** The chance that the home side wins the current unit, given the rallies won so far. */
  readonly unitHome: (moment: Moment, won: Score) => number;
  /** Returns which side begins the next segment. */
  readonly nextFirst: (first: number, score: Score) => number;
  readonly rallies?: {
    readonly home: (moment: Moment, won: Score) => number;
    readonly isOver: (moment: Moment, won: Score) => boolean;
  };
  readonly unitSeconds: number;
  readonly size: number;
}

/**
 * Creates the model of a sport. The state's `detail` contains which side began the segment, and the rallies
 * that home and away have won in the current unit.
 */
export function raceModel(sport: RaceSport): MatchModel {
  const model: MatchModel = {
    context: sport.context,
    counts: sport.counts,
    race: { target: sport.target, canEnd: (score) => canEnd(sport, score) },
    start: () => ({
      segments: [[0, 0]],
      elapsed: 0,
      detail: [0, 0, 0],
      counts: Object.fromEntries(sport.counts.map(({ id }) => [id, [0, 0] as const])),
      goals: [],
      order: "",
      ended: false,
    }),
    next: (state) => nextUnit(sport, state),
    timeLeft: () => 0,
    chain: (state) => chainOf(sport, state),
    play: (random) => play(sport, model.start(), random),
  };
  return model;
}

/**
 * Whether a segment can end with this score: it is over now, but was not over before the last unit. A lead of two
 * always ends a segment, even beyond the score at which the model stops extending it.
 */
function canEnd({ isOver }: RaceSport, [home, away]: Score): boolean {
  if (home === away || !isOver(home, away)) return false;
  const wasOver = home > away ? isOver(home - 1, away) : isOver(home, away - 1);
  return !wasOver || Math.abs(home - away) === 2;
}

function chainOf(sport: RaceSport, state: MatchState): Chain {
  const past = state.ended ? state.segments : state.segments.slice(0, -1);
  const current: Score = state.ended ? [0, 0] : state.segments.at(-1)!;
  const [first = 0, homeRallies = 0, awayRallies = 0] = state.detail;
  const tables = new Map<string, Table>();
  const step = ({ index, homeWins, awayWins, tag }: Position): Table | undefined => {
    if (state.ended || homeWins >= sport.target || awayWins >= sport.target) return undefined;
    const key = `${index}:${tag}`;
    let table = tables.get(key);
    if (!table) {
      table =
        index === past.length
          ? segmentTable(sport, index, first, current, [homeRallies, awayRallies])
          : segmentTable(sport, index, tag, [0, 0], [0, 0]);
      tables.set(key, table);
    }
    return table;
  };
  return { size: sport.size, past, current, countsWins: true, tag: first, step };
}

/**
 * The distribution of a segment's final score, from a given score; the rallies already won apply only to the
 * current unit.
 */
function segmentTable(sport: RaceSport, index: number, first: number, from: Score, rallies: Score): Table {
  const rows: { home: number; away: number; p: number }[] = [];
  let open = new Map<number, number>([[from[0] * 1000 + from[1], 1]]);
  let won = rallies;
  while (open.size > 0) {
    const next = new Map<number, number>();
    for (const [cell, p] of open) {
      const [home, away] = [Math.floor(cell / 1000), cell % 1000];
      if (sport.isOver(home, away)) {
        rows.push({ home, away, p });
        continue;
      }
      const chance = sport.unitHome({ index, home, away, first }, won);
      next.set(cell + 1000, (next.get(cell + 1000) ?? 0) + p * chance);
      next.set(cell + 1, (next.get(cell + 1) ?? 0) + p * (1 - chance));
    }
    open = next;
    won = [0, 0];
  }
  return {
    home: rows.map(({ home }) => home),
    away: rows.map(({ away }) => away),
    probability: rows.map(({ p }) => p),
    tag: rows.map(({ home, away }) => sport.nextFirst(first, [home, away])),
  };
}

function nextUnit(sport: RaceSport, state: MatchState): Score {
  if (state.ended) return [0, 0];
  const [home = 0, away = 0] = state.segments.at(-1) ?? [];
  const [first = 0, homeRallies = 0, awayRallies = 0] = state.detail;
  const index = state.segments.length - 1;
  let chance: number;
  if (!sport.isOver(home, away)) {
    chance = sport.unitHome({ index, home, away, first }, [homeRallies, awayRallies]);
  } else {
    const won = (side: 0 | 1) => state.segments.filter((score) => score[side] > score[1 - side]!).length;
    if (Math.max(won(0), won(1)) >= sport.target) return [0, 0];
    const nextFirst = sport.nextFirst(first, [home, away]);
    chance = sport.unitHome({ index: index + 1, home: 0, away: 0, first: nextFirst }, [0, 0]);
  }
  return [chance, 1 - chance];
}

function* play(sport: RaceSport, start: MatchState, random: RandomSource): Generator<Incident, MatchState> {
  let state = start;
  let seconds = 0;
  const wins = [0, 0];
  yield { kind: "START", atSeconds: 0, state };
  for (let index = 0; ; index++) {
    let [home, away] = [0, 0];
    const [first = 0] = state.detail;
    while (!sport.isOver(home, away)) {
      const moment = { index, home, away, first };
      const side = yield* playUnit(moment);
      if (side === "home") home++;
      else away++;
      seconds += sport.unitSeconds;
      state = {
        ...state,
        segments: [...state.segments.slice(0, -1), [home, away]],
        detail: [first, 0, 0],
        counts: counted(sport, state, random),
        order: `${state.order}${side === "home" ? "h" : "a"}`,
      };
      yield { kind: "POINTS", atSeconds: seconds, side, points: 1, state };
    }
    wins[home > away ? 0 : 1]!++;
    if (Math.max(...wins) >= sport.target) break;
    const detail = [sport.nextFirst(first, [home, away]), 0, 0];
    state = { ...state, segments: [...state.segments, [0, 0]], detail };
    yield { kind: "SEGMENT_END", atSeconds: seconds, state };
  }
  state = { ...state, ended: true };
  yield { kind: "END", atSeconds: seconds, state };
  return state;

  function* playUnit(moment: Moment): Generator<Incident, "home" | "away"> {
    const { rallies } = sport;
    if (!rallies) return uniform(random) < sport.unitHome(moment, [0, 0]) ? "home" : "away";
    let won: Score = [0, 0];
    for (let rally = 1; ; rally++) {
      const side = uniform(random) < rallies.home(moment, won) ? "home" : "away";
      won = add(won, side, 1);
      if (rallies.isOver(moment, won)) return side;
      state = { ...state, detail: [moment.first, ...won] };
      const within = Math.min(0.95, rally / 8);
      yield { kind: "RALLY", atSeconds: Math.round(seconds + within * sport.unitSeconds), side, state };
    }
  }
}

function counted(sport: RaceSport, state: MatchState, random: RandomSource): MatchState["counts"] {
  if (sport.counts.length === 0) return state.counts;
  const counts = { ...state.counts };
  for (const { id, home, away } of sport.counts) {
    const [h, a] = counts[id]!;
    counts[id] = [h + drawPoisson(home, random), a + drawPoisson(away, random)];
  }
  return counts;
}
