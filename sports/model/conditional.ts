import type { Score } from "../markets/market.ts";
import { binomial, poisson } from "./distributions.ts";
import type { Joint, WeightedScore } from "./joint-shape.ts";

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

/** The distribution of a player's goals at the end of the match, as scores whose first number is the goals. */
export function playerScores(joint: Joint, id: string): WeightedScore[] {
  const player = joint.model.context.players.find((one) => one.id === id);
  if (!player) throw new RangeError(`No player ${id} in this match.`);
  const byLeft = new Map<number, number>();
  for (const { points, p } of joint.finals) {
    const left = sideGoalsLeft(joint, player.side === "home" ? 0 : 1, points);
    byLeft.set(left, (byLeft.get(left) ?? 0) + p);
  }
  const sums: number[] = [];
  for (const [left, weight] of byLeft)
    for (const { score, p } of playerGiven(joint, id, left))
      sums[score![0]] = (sums[score![0]] ?? 0) + p * weight;
  return Array.from(sums, (p = 0, goals) => ({ score: [goals, 0] as const, p }));
}

/**
 * The distribution of a player's goals if the side scores `left` more. The player scores each of them with the
 * same probability.
 */
export function playerGiven(joint: Joint, id: string, left: number): WeightedScore[] {
  const share = joint.model.context.players.find((one) => one.id === id)?.share ?? 0;
  const already = joint.state.goals.filter(({ player }) => player === id).length;
  return Array.from({ length: left + 1 }, (_, k) => ({
    score: [already + k, 0] as const,
    p: binomial(left, k, share),
  }));
}

export function sideGoalsLeft({ chain }: Joint, side: 0 | 1, points: Score): number {
  return points[side] - chain.past.reduce((sum, score) => sum + score[side], chain.current[side]);
}
