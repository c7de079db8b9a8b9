import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Score, Side } from "../markets/market.ts";
import type { Chain, Position, Table } from "./chain.ts";
import { pick, powersOf, productTable, tableOf, uniform } from "./distributions.ts";
import type { MatchModel } from "./match-model.ts";
import { add, type Incident, type MatchState } from "./match-state.ts";
import { type CreditedTurns, firstTallies, tallyModel, withPlayers } from "./turn-players.ts";

/**
 * A model for sports in which the sides take turns to score: possessions, drives, or the outs of an inning.
 * Turns are independent, so the distribution at any time depends only on the turns that are left.
 */
export interface TurnSport extends CreditedTurns {
  /** The number of turns for each side in a segment of regulation time; `overtimeTurns` has that of an overtime. */
  readonly turns: number;
  /**
   * True for innings: the away side takes all its turns first, and in the last inning the home side stops as
   * soon as it leads.
   */
  readonly innings: boolean;
  readonly segmentSeconds: number;
  readonly size: number;
  /** The lowest probability of a segment score that is not ignored. */
  readonly least: number;
}

/** The number of overtimes after which one point for either side decides the match. */
const MOST_OVERTIMES = 4;

export function turnModel(sport: TurnSport): MatchModel {
  const model: MatchModel = {
    context: sport.context,
    counts: [],
    tallies: tallyModel(sport, (state) => allTurnsLeft(sport, state)),
    start: () => ({
      segments: [[0, 0]],
      elapsed: 0,
      detail: [],
      counts: {},
      goals: [],
      order: "",
      ...firstTallies(sport.context),
      ended: false,
    }),
    next: (state) => nextScore(sport, state),
    timeLeft: () => 0,
    chain: (state) => chainOf(sport, state),
    play: (random) => withPlayers(sport, [...play(sport, model.start(), random)], random),
  };
  return model;
}

const turnsIn = (sport: TurnSport, index: number) =>
  index < sport.context.segments ? sport.turns : sport.overtimeTurns;

const sideOfTurn = (sport: TurnSport, turn: number, turns: number): Side => {
  if (sport.innings) return turn < turns ? "away" : "home";
  return turn % 2 === 0 ? "away" : "home";
};

/** The time at which a turn counts as played, as a fraction of the segment: the middle of the turn. */
const timeOfTurn = (turn: number, turns: number) => (turn + 0.5) / (2 * turns);

/** The turns that each side has left at a given moment of a segment. */
function turnsLeft(sport: TurnSport, index: number, elapsed: number): Score {
  const turns = turnsIn(sport, index);
  let left: Score = [0, 0];
  for (let turn = 0; turn < 2 * turns; turn++)
    if (timeOfTurn(turn, turns) > elapsed + 1e-9) left = add(left, sideOfTurn(sport, turn, turns), 1);
  return left;
}

/** The turns that each side has left until the end of regulation time or, later, of the current overtime. */
function allTurnsLeft(sport: TurnSport, { segments, elapsed, ended }: MatchState): Score {
  if (ended) return [0, 0];
  const further = Math.max(0, sport.context.segments - segments.length) * sport.turns;
  const [home, away] = turnsLeft(sport, segments.length - 1, elapsed);
  return [home + further, away + further];
}

const isLastInning = (sport: TurnSport, index: number) =>
  sport.innings && index >= sport.context.segments - 1;
const isDecidedByOnePoint = (sport: TurnSport, index: number) =>
  index >= sport.context.segments + MOST_OVERTIMES;
const onePoint = tableOf([
  [1, 0, 0.5],
  [0, 1, 0.5],
]);

function chainOf(sport: TurnSport, state: MatchState): Chain {
  const past = state.ended ? state.segments : state.segments.slice(0, -1);
  const current: Score = state.ended ? [0, 0] : state.segments.at(-1)!;
  const powers = { home: powersOf(sport.home), away: powersOf(sport.away) };
  // Tables are cached because this runs for every score of every segment; only in the last inning does a
  // table depend on the lead.
  const tables: Map<number, Table>[] = [];
  const step = ({ index, home, away }: Position): Table | undefined => {
    if (state.ended || (index >= sport.context.segments && home !== away)) return undefined;
    if (isDecidedByOnePoint(sport, index)) return onePoint;
    const running = index === past.length;
    const scored: Score = running ? current : [0, 0];
    const walkOff = isLastInning(sport, index);
    const lead = walkOff ? home + scored[0] - away - scored[1] : 0;
    tables[index] ??= new Map();
    const known = tables[index];
    let table = known.get(lead);
    if (!table) {
      const [homeTurns, awayTurns] = turnsLeft(sport, index, running ? state.elapsed : 0);
      const awayRuns = powers.away(awayTurns);
      table = walkOff
        ? lastInning(sport.home, homeTurns, awayRuns, lead)
        : productTable(powers.home(homeTurns), awayRuns, sport.least);
      if (running) table = shifted(table, scored);
      known.set(lead, table);
    }
    return table;
  };
  const shared = (index: number) =>
    index < sport.context.segments && !isLastInning(sport, index)
      ? step({ index, home: 0, away: 0, homeWins: 0, awayWins: 0, tag: 0 })
      : undefined;
  const least = sport.least * 1e-4;
  return { size: sport.size, past, current, countsWins: false, tag: 0, least, step, shared };
}

const shifted = ({ sides, ...table }: Table, [home, away]: Score): Table => ({
  ...table,
  ...(sides && { sides: [delayed(sides[0], home), delayed(sides[1], away)] }),
  home: table.home.map((points) => points + home),
  away: table.away.map((points) => points + away),
});

const delayed = (side: readonly number[], points: number) => [...new Array<number>(points).fill(0), ...side];

/**
 * The distribution of the last inning: the home side bats only while it is not leading, and the winning hit
 * ends the match.
 */
function lastInning(
  turn: readonly number[],
  turns: number,
  awayRuns: readonly number[],
  lead: number,
): Table {
  const rows: [number, number, number][] = [];
  awayRuns.forEach((p, away) => {
    if (p < 1e-10) return;
    const needed = away - lead;
    let open = [1];
    const home: number[] = [];
    for (let i = 0; i < turns; i++) {
      const next: number[] = [];
      open.forEach((q, runs) => {
        if (runs > needed) home[runs] = (home[runs] ?? 0) + q;
        else
          turn.forEach((r, more) => {
            next[runs + more] = (next[runs + more] ?? 0) + q * r;
          });
      });
      open = Array.from(next, (q = 0) => q);
    }
    open.forEach((q, runs) => {
      home[runs] = (home[runs] ?? 0) + q;
    });
    home.forEach((q, runs) => {
      if (p * q > 1e-10) rows.push([runs, away, p * q]);
    });
  });
  return tableOf(rows);
}

/** Each side's chance of scoring next: goes through the remaining turns and stops at the first that scores. */
function nextScore(sport: TurnSport, state: MatchState): Score {
  const next = { home: 0, away: 0 };
  if (state.ended) return [0, 0];
  const [home, away] = state.segments.reduce<Score>(([h, a], [more, other]) => [h + more, a + other], [0, 0]);
  let open = 1;
  let elapsed = state.elapsed;
  for (let index = state.segments.length - 1; open > 1e-12; index++) {
    if (isDecidedByOnePoint(sport, index)) return [next.home + open / 2, next.away + open / 2];
    const turns = turnsIn(sport, index);
    for (let turn = 0; turn < 2 * turns; turn++) {
      const side = sideOfTurn(sport, turn, turns);
      if (timeOfTurn(turn, turns) <= elapsed + 1e-9) continue;
      if (isLastInning(sport, index) && side === "home" && home > away) break;
      next[side] += open * (1 - sport[side][0]!);
      open *= sport[side][0]!;
    }
    if (index >= sport.context.segments - 1 && home !== away) break;
    elapsed = 0;
  }
  return [next.home, next.away];
}

function* play(sport: TurnSport, start: MatchState, random: RandomSource): Generator<Incident> {
  let state = start;
  let [home, away] = [0, 0];
  let seconds = 0;
  yield { kind: "START", atSeconds: 0, state };
  for (let index = 0; ; index++) {
    const turns = isDecidedByOnePoint(sport, index) ? 0 : turnsIn(sport, index);
    const length = (sport.segmentSeconds * turns) / sport.turns;
    for (let turn = 0; turn < 2 * turns; turn++) {
      const side = sideOfTurn(sport, turn, turns);
      if (isLastInning(sport, index) && side === "home" && home > away) break;
      const points = pick(sport[side], random);
      if (side === "home") home += points;
      else away += points;
      if (points === 0 && !sport.innings) continue;
      state = scored(state, side, points, timeOfTurn(turn, turns));
      const kind = points > 0 ? "POINTS" : "OUT";
      yield { kind, atSeconds: Math.round(seconds + state.elapsed * length), side, points, state };
    }
    if (turns === 0) {
      const side = uniform(random) < 0.5 ? "home" : "away";
      state = scored(state, side, 1, 1);
      yield { kind: "POINTS", atSeconds: Math.round(seconds), side, points: 1, state };
      if (side === "home") home++;
      else away++;
    }
    seconds += length;
    if (index >= sport.context.segments - 1 && home !== away) break;
    state = { ...state, segments: [...state.segments, [0, 0]], elapsed: 0 };
    yield { kind: "SEGMENT_END", atSeconds: Math.round(seconds), state };
  }
  state = { ...state, elapsed: 1, ended: true };
  yield { kind: "END", atSeconds: Math.round(seconds), state };
}

function scored(state: MatchState, side: Side, points: number, elapsed: number): MatchState {
  const segments = [...state.segments.slice(0, -1), add(state.segments.at(-1)!, side, points)];
  const order = points > 0 ? `${state.order}${side === "home" ? "h" : "a"}` : state.order!;
  return { ...state, segments, elapsed, order };
}
