import type { Score } from "../markets/market.ts";

/** The possible scores of one segment and their probabilities, as parallel lists. */
export interface Table {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly probability: readonly number[];
  /**
   * The tag of the next segment after each score, such as who serves first, in sports that use tags (see
   * `Position`).
   */
  readonly tag?: readonly number[];
  /**
   * If the sides score independently, the probabilities of each side's points; computing with these is much
   * faster.
   */
  readonly sides?: readonly [home: readonly number[], away: readonly number[]];
}

export interface Position {
  /** The number of segments played. */
  readonly index: number;
  readonly home: number;
  readonly away: number;
  /** The segments that each side has won; counted only if the chain has `countsWins`. */
  readonly homeWins: number;
  readonly awayWins: number;
  /** One bit whose meaning depends on the sport, such as who serves first. */
  readonly tag: number;
}

/**
 * A match as a chain of segments: each position gives the distribution of the next segment's score. All
 * markets of an event are priced from this one joint distribution.
 */
export interface Chain {
  /** One more than the highest score that a side can reach. */
  readonly size: number;
  readonly past: readonly Score[];
  /** The score of the current segment so far. The first table that `step` returns already includes it. */
  readonly current: Score;
  readonly countsWins: boolean;
  readonly tag: number;
  /** The lowest probability of a score that is not ignored; 1e-13 by default. */
  readonly least?: number;
  /**
   * The table of the next segment, or undefined when the match is over. Returning the same object for equal
   * tables is faster.
   */
  step(position: Position): Table | undefined;
  /** The table of a segment, if it is the same from every position. */
  shared?(index: number): Table | undefined;
}

/**
 * Probabilities by cumulative score (`home × size + away`), kept separately for each combination of wins, tag
 * and label.
 */
export type Layer = Map<number, Float64Array>;

/**
 * A label records the scores that a market needs from earlier periods, such as the half-time score, so that
 * matches with the same total but different half-time scores are kept apart.
 */
export interface Labels {
  /** Returns what the score of segment `index` adds to a label. */
  readonly segment?: (index: number) => SegmentLabel | undefined;
  /**
   * Returns the labels that a match can have after segment `index`, if they depend on the order of its goals,
   * which is random.
   */
  readonly goals?: (index: number) => GoalLabel | undefined;
  /** Returns a function that updates a match's label from the cumulative score after segment `index`. */
  readonly after?: (index: number) => AfterLabel | undefined;
}
export type SegmentLabel = (score: Score) => number;
export type GoalLabel = (label: number, score: Score, before: Score) => readonly WeightedLabel[];
export type AfterLabel = (label: number, score: Score) => number;
export type WeightedLabel = readonly [label: number, weight: number];

export interface Walk {
  /** The probabilities of the scores after each number of segments, without matches that ended earlier. */
  readonly after: readonly (Layer | undefined)[];
  /** The score distribution of each segment; it adds up to the probability that the segment is played. */
  readonly segments: readonly (ReadonlyMap<number, number> | undefined)[];
  readonly ended: Layer;
}

const KEYS = 512;
const DEFAULT_LEAST = 1e-13;
const MOST_SEGMENTS = 40;

export const labelOf = (key: number): number => Math.floor(key / KEYS);
export const winsOf = (key: number): Score => [(key % KEYS) >> 5, ((key % KEYS) >> 1) & 15];
const keyOf = (label: number, home: number, away: number, tag: number) =>
  label * KEYS + (home << 5) + (away << 1) + tag;

/** Computes the probabilities of all possible matches at once, segment by segment. */
export function walk(chain: Chain, labels: Labels = {}): Walk {
  const { size } = chain;
  const after: (Layer | undefined)[] = [];
  const segments: (ReadonlyMap<number, number> | undefined)[] = [];
  const ended: Layer = new Map();
  let layer = firstLayer(chain);
  for (let index = chain.past.length; layer.size > 0; index++) {
    if (index > MOST_SEGMENTS) throw new Error("The match does not end.");
    const segment = labels.segment?.(index);
    const goals = labels.goals?.(index);
    const shared = segment || goals ? undefined : chain.shared?.(index);
    const mass = new Map<Table, number>();
    const next = shared?.sides
      ? spreadSides(layer, size, shared.sides)
      : spreadCells(chain, index, layer, ended, mass, segment, goals);
    if (shared) mass.set(shared, 1);
    if (mass.size > 0) segments[index] = segmentScores(mass, size);
    const readAfter = labels.after?.(index);
    layer = readAfter ? relabel(next, size, readAfter) : next;
    after[index + 1] = layer;
  }
  return { after, segments, ended };
}

function spreadCells(
  chain: Chain,
  index: number,
  layer: Layer,
  ended: Layer,
  mass: Map<Table, number>,
  segment: SegmentLabel | undefined,
  goals: GoalLabel | undefined,
): Layer {
  const { size, least = DEFAULT_LEAST } = chain;
  const next: Layer = new Map();
  const packs = new Map<Table, Pack>();
  for (const [key, grid] of layer) {
    const [homeWins, awayWins] = winsOf(key);
    const tag = key & 1;
    for (let cell = 0; cell < grid.length; cell++) {
      const p = grid[cell]!;
      if (p < least) continue;
      const [home, away] = [Math.floor(cell / size), cell % size];
      const table = chain.step({ index, home, away, homeWins, awayWins, tag });
      if (!table) {
        gridOf(ended, key, size)[cell]! += p;
        continue;
      }
      mass.set(table, (mass.get(table) ?? 0) + p);
      const pack = packs.get(table) ?? packOf(table, chain, tag, segment);
      packs.set(table, pack);
      if (goals) spreadGoals(next, size, key, cell, p, table, pack, goals);
      else spreadPack(next, size, key, cell, p, pack);
    }
  }
  return next;
}

/**
 * A score table prepared for fast addition: each row becomes an offset within the grid of cumulative scores,
 * and a change to the key under which the grid is stored.
 */
interface Pack {
  readonly offsets: Int32Array;
  readonly probabilities: Float64Array;
  /** The distinct changes to a grid's key; `which` has the index of the change for each row of the table. */
  readonly keys: readonly number[];
  readonly which: Uint8Array;
}

function packOf(
  table: Table,
  { size, countsWins }: Chain,
  tag: number,
  segment: SegmentLabel | undefined,
): Pack {
  const keys: number[] = [];
  const which = Uint8Array.from(table.home, (home, i) => {
    const away = table.away[i]!;
    const wins = countsWins && home !== away ? (home > away ? keyOf(0, 1, 0, 0) : keyOf(0, 0, 1, 0)) : 0;
    const change = (segment?.([home, away]) ?? 0) * KEYS + wins + (table.tag?.[i] ?? tag) - tag;
    const known = keys.indexOf(change);
    return known >= 0 ? known : keys.push(change) - 1;
  });
  if (keys.length > 255) throw new RangeError("A segment leads to too many different labels.");
  return {
    offsets: Int32Array.from(table.home, (home, i) => home * size + table.away[i]!),
    probabilities: Float64Array.from(table.probability),
    keys,
    which,
  };
}

function spreadPack(next: Layer, size: number, key: number, cell: number, p: number, pack: Pack): void {
  const { offsets, probabilities, keys, which } = pack;
  const grids = keys.map((change) => gridOf(next, key + change, size));
  if (grids.length === 1) {
    const grid = grids[0]!;
    for (let i = 0; i < offsets.length; i++) grid[cell + offsets[i]!]! += p * probabilities[i]!;
  } else
    for (let i = 0; i < offsets.length; i++) grids[which[i]!]![cell + offsets[i]!]! += p * probabilities[i]!;
}

function spreadGoals(
  next: Layer,
  size: number,
  key: number,
  cell: number,
  p: number,
  table: Table,
  { offsets, keys, which }: Pack,
  goals: GoalLabel,
): void {
  const before: Score = [Math.floor(cell / size), cell % size];
  for (let i = 0; i < offsets.length; i++) {
    const to = key + keys[which[i]!]!;
    for (const [label, weight] of goals(labelOf(to), [table.home[i]!, table.away[i]!], before))
      gridOf(next, label * KEYS + (to % KEYS), size)[cell + offsets[i]!]! +=
        p * table.probability[i]! * weight;
  }
}

/**
 * Adds the points of one side and then of the other, which takes far fewer steps than going through all
 * pairs.
 */
function spreadSides(layer: Layer, size: number, [home, away]: NonNullable<Table["sides"]>): Layer {
  const next: Layer = new Map();
  for (const [key, grid] of layer) {
    const halfway = new Float64Array(size * size);
    for (let cell = 0; cell < grid.length; cell++) {
      const p = grid[cell]!;
      if (p === 0) continue;
      for (let h = 0; h < home.length; h++) halfway[cell + h * size]! += p * home[h]!;
    }
    const result = gridOf(next, key, size);
    for (let cell = 0; cell < grid.length; cell++) {
      const p = halfway[cell]!;
      if (p < 1e-14) continue;
      for (let a = 0; a < away.length; a++) result[cell + a]! += p * away[a]!;
    }
  }
  return next;
}

function firstLayer({ size, past, countsWins, tag }: Chain): Layer {
  let [home, away, homeWins, awayWins] = [0, 0, 0, 0];
  for (const [h, a] of past) {
    home += h;
    away += a;
    if (countsWins && h > a) homeWins++;
    if (countsWins && a > h) awayWins++;
  }
  const layer: Layer = new Map();
  gridOf(layer, keyOf(0, homeWins, awayWins, tag), size)[home * size + away] = 1;
  return layer;
}

function gridOf(layer: Layer, key: number, size: number): Float64Array {
  let grid = layer.get(key);
  if (!grid) {
    grid = new Float64Array(size * size);
    layer.set(key, grid);
  }
  return grid;
}

function relabel(layer: Layer, size: number, read: AfterLabel): Layer {
  const result: Layer = new Map();
  for (const [key, grid] of layer) {
    for (let cell = 0; cell < grid.length; cell++) {
      const p = grid[cell]!;
      if (p === 0) continue;
      const label = read(labelOf(key), [Math.floor(cell / size), cell % size]);
      gridOf(result, label * KEYS + (key % KEYS), size)[cell]! += p;
    }
  }
  return result;
}

function segmentScores(mass: ReadonlyMap<Table, number>, size: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [table, p] of mass)
    for (let i = 0; i < table.probability.length; i++) {
      const cell = table.home[i]! * size + table.away[i]!;
      scores.set(cell, (scores.get(cell) ?? 0) + p * table.probability[i]!);
    }
  return scores;
}
