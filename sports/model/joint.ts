import type { Chance } from "../bets/cash-out.ts";
import { sharesOf } from "../bets/settlement.ts";
import { marketKinds } from "../markets/kinds.ts";
import type { Reading, Score } from "../markets/market.ts";
import { readScore } from "../markets/settle-market.ts";
import { type Walk, walk } from "./chain.ts";
import { countScores, playerScores } from "./conditional.ts";
import { OVER_BALLS } from "./cricket-innings.ts";
import {
  finalScores,
  type Joint,
  type Leg,
  measured,
  type ScoreMeasure,
  type WeightedScore,
} from "./joint-shape.ts";
import { combinedChance } from "./legs.ts";
import type { MatchModel } from "./match-model.ts";
import type { MatchState } from "./match-state.ts";

export function jointOf(model: MatchModel, state: MatchState): Joint {
  const chain = model.chain(state);
  const plain = walk(chain);
  const known = new Map<string, readonly WeightedScore[]>();
  const joint: Joint = {
    model,
    state,
    chain,
    finals: finalScores(plain, chain.size),
    scores(reading, measure) {
      const key = `${reading.of}:${reading.period}:${measure}`;
      let scores = known.get(key);
      if (!scores) {
        scores = measure ? merged(joint.scores(reading), measure) : scoresOf(joint, plain, reading);
        known.set(key, scores);
      }
      return scores;
    },
  };
  return joint;
}

/** The chances of one outcome: the expected share of the stake that wins, and the share that is refunded. */
export function chanceOf(joint: Joint, leg: Leg): Chance {
  const kind = marketKinds[leg.market.kind];
  const { context } = joint.model;
  const readings = kind.reads(leg.market, context, leg.outcome);
  if (readings.length > 1) return combinedChance(joint, [leg]);
  let won = 0;
  let returned = 0;
  const measure = kind.measure === "side" ? leg.market.side : kind.measure;
  for (const { score, p } of joint.scores(readings[0]!, measure)) {
    const shares = sharesOf(kind.settle(leg.market, leg.outcome, [score], context));
    if (shares.won.over > 0n) won += (p * Number(shares.won.over)) / Number(shares.won.under);
    if (shares.returned.over > 0n)
      returned += (p * Number(shares.returned.over)) / Number(shares.returned.under);
  }
  return { won, returned };
}

/**
 * The probability whose inverse is the fair price. If stakes can be refunded, this is the probability of
 * winning given that there is no refund. Zero if every stake is refunded.
 */
export function fairProbability({ won, returned }: Chance): number {
  return returned > 1 - 1e-9 ? 0 : won / (1 - returned);
}

function scoresOf(joint: Joint, plain: Walk, reading: Reading): readonly WeightedScore[] {
  const { model, state, chain, finals } = joint;
  const decided = readScore(reading, state, model.context);
  if (decided !== undefined) return [{ score: decided, p: 1 }];
  const { of, period } = reading;
  if (of.startsWith("goal#")) return goalScores(joint, of);
  if (of.startsWith("unit#")) return unitScores(joint, Number(of.slice("unit#".length)));
  if (of.startsWith("over#")) return overScores(joint, reading);
  if (of.startsWith("player#")) return playerScores(joint, of.slice("player#".length));
  if (of !== "points" && of !== "segments") return countScores(joint, of);
  if (period === "match" || (period === "reg" && chain.countsWins))
    return finals.map(({ points, segments, p }) => ({ score: of === "points" ? points : segments, p }));
  const last = period === "reg" ? model.context.segments : Number(period.slice(1));
  if (period.startsWith("s")) return segmentScores(plain, last, chain.size);
  const layer = plain.after[last];
  if (!layer) throw new RangeError(`No score is kept for ${of} ${period}.`);
  return [...layer.values()].flatMap((grid) => cells(grid, chain.size));
}

function merged(scores: readonly WeightedScore[], measure: ScoreMeasure): WeightedScore[] {
  const result = new Map<number, { score: Score | null; p: number }>();
  for (const { score, p } of scores) {
    const simple = score && measured(score, measure);
    const key = simple ? simple[0] * 10_000 + simple[1] : -1;
    const known = result.get(key);
    if (known) known.p += p;
    else result.set(key, { score: simple, p });
  }
  return [...result.values()];
}

function segmentScores(plain: Walk, segment: number, size: number): WeightedScore[] {
  const scores = [...(plain.segments[segment - 1] ?? [])].map(([cell, p]) => ({
    score: [Math.floor(cell / size), cell % size] as const,
    p,
  }));
  const played = scores.reduce((sum, { p }) => sum + p, 0);
  return played > 1 - 1e-9 ? scores : [...scores, { score: null, p: 1 - played }];
}

function cells(grid: Float64Array, size: number): WeightedScore[] {
  const result: WeightedScore[] = [];
  for (let cell = 0; cell < grid.length; cell++)
    if (grid[cell]! > 0) result.push({ score: [Math.floor(cell / size), cell % size], p: grid[cell]! });
  return result;
}

/** The chances that a future goal, such as the third of the match, is scored by each side or by one player. */
function goalScores(joint: Joint, of: string): WeightedScore[] {
  const [, number, player] = of.split("#");
  const [home, away] = sideOfGoal(joint, Number(number));
  const none = { score: null, p: 1 - home - away };
  if (!player) return [{ score: [1, 0], p: home }, { score: [0, 1], p: away }, none];
  const found = joint.model.context.players.find(({ id }) => id === player);
  const p = found ? found.share * (found.side === "home" ? home : away) : 0;
  return [{ score: [1, 0], p }, { score: [0, 1], p: home + away - p }, none];
}

/** Only the next unit can be priced: who wins a later one depends on what happens until then. */
function unitScores({ model, state }: Joint, number: number): WeightedScore[] {
  const isNext = number === (state.order?.length ?? 0) + 1;
  const [home, away] = isNext && model.next ? model.next(state) : [0, 0];
  return [
    { score: [1, 0], p: home },
    { score: [0, 1], p: away },
    { score: null, p: 1 - home - away },
  ];
}

/** Only the over that is being bowled and the next one can be priced. */
function overScores({ model, state }: Joint, { of, period }: Reading): WeightedScore[] {
  const number = Number(of.slice("over#".length));
  const next = model.overs?.next(state);
  const [balls = 0] = state.detail;
  const isCurrent = balls > (number - 1) * OVER_BALLS && state.overs !== undefined;
  const isPriced = period === `s${state.segments.length}` && (isCurrent || next?.number === number);
  const rows = isPriced ? model.overs!.rows(state, number) : [];
  const bowled = rows.reduce((sum, [, , p]) => sum + p, 0);
  return [
    ...rows.map(([runs, wickets, p]) => ({ score: [runs, wickets] as const, p })),
    { score: null, p: Math.max(0, 1 - bowled) },
  ];
}

const goalCache = new WeakMap<Joint, Map<number, Score>>();

function sideOfGoal(joint: Joint, number: number): Score {
  const known = goalCache.get(joint) ?? new Map<number, Score>();
  goalCache.set(joint, known);
  const found = known.get(number);
  if (found) return found;
  const leg = (outcome: string): Leg => ({
    market: { kind: "nextGoal", of: "points", period: "match", number },
    outcome,
  });
  const sides = [combinedChance(joint, [leg("home")]).won, combinedChance(joint, [leg("away")]).won] as const;
  known.set(number, sides);
  return sides;
}
