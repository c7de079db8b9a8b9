import type { Score } from "../markets/market.ts";
import { scoredBy } from "../markets/settle-market.ts";
import { type AfterLabel, walk } from "./chain.ts";
import { binomial, poisson } from "./distributions.ts";
import { type FinalScore, finalScores, type Joint, type WeightedScore } from "./joint-shape.ts";

/**
 * The distribution of a statistic, averaged over the number of points still to come if it depends on that
 * number.
 */
export function countScores(joint: Joint, id: string): WeightedScore[] {
  const byLeft = new Map<number, number>();
  const perPoint = rateOf(joint, id).per === "point";
  for (const { points, p } of joint.finals) {
    const left = perPoint ? pointsLeft(joint, points) : 0;
    byLeft.set(left, (byLeft.get(left) ?? 0) + p);
  }
  const result = new Map<string, { score: Score; p: number }>();
  for (const [left, weight] of byLeft)
    for (const { score, p } of countsGiven(joint, id, left)) {
      const key = String(score);
      const known = result.get(key);
      if (known) known.p += p * weight;
      else result.set(key, { score: score!, p: p * weight });
    }
  return [...result.values()];
}

/** The distribution of a statistic, given the number of points still to be played. */
export function countsGiven(joint: Joint, id: string, left: number): WeightedScore[] {
  const rate = rateOf(joint, id);
  const [home = 0, away = 0] = joint.state.counts[id] ?? [];
  const scale = rate.per === "point" ? left : joint.model.timeLeft(joint.state);
  const homes = poisson(rate.home * scale);
  const aways = poisson(rate.away * scale);
  return homes.flatMap((p, h) => aways.map((q, a) => ({ score: [home + h, away + a] as const, p: p * q })));
}

export function pointsLeft({ chain }: Joint, [home, away]: Score): number {
  const past = chain.past.reduce((sum, [h, a]) => sum + h + a, chain.current[0] + chain.current[1]);
  return home + away - past;
}

export function rateOf(joint: Joint, id: string) {
  const rate = joint.model.counts.find((count) => count.id === id);
  if (!rate) throw new RangeError(`This sport has no statistic ${id}.`);
  return rate;
}

/** The distribution of what a player has scored at the end of the match, as the first number of a score. */
export function playerScores(joint: Joint, id: string): WeightedScore[] {
  const player = joint.model.context.players.find((one) => one.id === id);
  if (!player) throw new RangeError(`No player ${id} in this match.`);
  if (scoredBy(id, joint.state, joint.model.context) === null) return [{ score: null, p: 1 }];
  const byLeft = new Map<number, number>();
  for (const { points, label, p } of finalsByOvertimes(joint)) {
    const left = sideGoalsLeft(joint, player.side === "home" ? 0 : 1, points) * OVERTIME_RADIX + label;
    byLeft.set(left, (byLeft.get(left) ?? 0) + p);
  }
  const sums: number[] = [];
  for (const [key, weight] of byLeft) {
    const left = Math.floor(key / OVERTIME_RADIX);
    for (const { score, p } of playerGiven(joint, id, left, key % OVERTIME_RADIX))
      sums[score![0]] = (sums[score![0]] ?? 0) + p * weight;
  }
  return Array.from(sums, (p = 0, goals) => ({ score: [goals, 0] as const, p }));
}

/**
 * The distribution of what a player has scored at the end if the side scores `left` more. A player scores each goal of
 * the side with the same probability.
 */
export function playerGiven(joint: Joint, id: string, left: number, overtimes: number): WeightedScore[] {
  const { state, model } = joint;
  const player = model.context.players.find((one) => one.id === id);
  const already = scoredBy(id, state, model.context);
  if (!player || already === null) return [{ score: null, p: 1 }];
  const more =
    model.tallies?.given(state, player, left, overtimes) ??
    Array.from({ length: left + 1 }, (_, goals) => binomial(left, goals, player.share));
  return more.map((p, scored) => ({ score: [already + scored, 0], p }));
}

/** One more than the highest number of overtimes that is told apart; more are as unlikely as they are alike. */
export const OVERTIME_RADIX = 3;

/** A label that counts the overtimes still to begin, if segment `index` is one of them. */
export function overtimeLabel({ chain, model }: Joint, index: number): AfterLabel | undefined {
  const ordinal = index - Math.max(chain.past.length, model.context.segments - 1);
  return ordinal > 0 && ordinal < OVERTIME_RADIX ? (label) => label + 1 : undefined;
}

export const countsOvertimes = ({ model }: Joint): boolean => model.tallies?.countsOvertimes === true;

const finalsOf = new WeakMap<Joint, readonly FinalScore[]>();

/** The final scores, labelled with the number of overtimes if what players score depends on it. */
function finalsByOvertimes(joint: Joint): readonly FinalScore[] {
  if (!countsOvertimes(joint)) return joint.finals;
  const finals =
    finalsOf.get(joint) ??
    finalScores(walk(joint.chain, { after: (index) => overtimeLabel(joint, index) }), joint.chain.size);
  finalsOf.set(joint, finals);
  return finals;
}

export function sideGoalsLeft({ chain }: Joint, side: 0 | 1, points: Score): number {
  return points[side] - chain.past.reduce((sum, score) => sum + score[side], chain.current[side]);
}
