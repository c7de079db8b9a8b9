import type { Chance } from "../bets/cash-out.ts";
import type { Settlement } from "../bets/settlement.ts";
import { marketKinds } from "../markets/kinds.ts";
import { marketId, type Reading, type Score } from "../markets/market.ts";
import { readScore } from "../markets/settle-market.ts";
import { type Labels, walk } from "./chain.ts";
import {
  countsGiven,
  countsOvertimes,
  OVERTIME_RADIX,
  overtimeLabel,
  playerGiven,
  pointsLeft,
  rateOf,
  sideGoalsLeft,
} from "./conditional.ts";
import { type FinalScore, finalScores, type Joint, type Leg, type WeightedScore } from "./joint-shape.ts";

/**
 * The chance that all legs win, from the joint distribution. Scores that a leg needs from earlier periods are
 * carried along as labels, so that matches in which they differ are kept apart. Given the final score,
 * statistics and players are independent of each other.
 */
export function combinedChance(joint: Joint, legs: readonly Leg[]): Chance {
  const { slots, finals } = followed(joint, legs);
  const groups = groupsOf(joint, legs);
  let won = 0;
  let notLost = 0;
  for (const final of finals) {
    const plain = together(
      legs.map((leg, i) => {
        const own = slots.filter((slot) => slot.leg === i);
        return own.length === 0 ? undefined : settle(joint, leg, own, final);
      }),
    );
    if (plain === "LOST") continue;
    let [w, n] = [plain === "WON" ? 1 : 0, 1];
    for (const group of groups) {
      const chance = group(final);
      w *= chance.won;
      n *= chance.won + chance.returned;
    }
    won += final.p * w;
    notLost += final.p * n;
  }
  return { won, returned: Math.max(0, notLost - won) };
}

interface Followed {
  readonly slots: readonly Slot[];
  readonly finals: readonly FinalScore[];
}

const followedMarkets = new WeakMap<Joint, Map<string, Followed>>();

/** The scores that settle the legs, and the distribution of final scores for each combination of them. */
function followed(joint: Joint, legs: readonly Leg[]): Followed {
  const follow = (): Followed => {
    const withOvertimes = countsOvertimes(joint) && legs.some((leg) => findPlayer(joint, leg) !== undefined);
    const slots = slotsOf(joint, legs, withOvertimes ? OVERTIME_RADIX : 1);
    const early = slots.filter((slot) => slot.when !== "end");
    if (early.length === 0 && !withOvertimes) return { slots, finals: joint.finals };
    const labels = labelsOf(joint, early, withOvertimes);
    return { slots, finals: finalScores(walk(joint.chain, labels), joint.chain.size) };
  };
  // If a market depends on several periods, all its outcomes share one computation.
  const [leg] = legs;
  if (legs.length > 1 || !leg || !marketKinds[leg.market.kind].simplify) return follow();
  const known = followedMarkets.get(joint) ?? new Map<string, Followed>();
  followedMarkets.set(joint, known);
  const key = marketId(leg.market);
  const result = known.get(key) ?? follow();
  known.set(key, result);
  return result;
}

const RADIX = 128;

interface Slot {
  readonly leg: number;
  readonly reading: Reading;
  readonly when: "goal" | "segment" | "after" | "end";
  /** The number of segments after which the score is known or, for `goal`, the number of the goal. */
  readonly at: number;
  /**
   * The place value of this score's digit in a label. A label is a number in base `RADIX`, with one digit per
   * score.
   */
  readonly unit: number;
  readonly decided?: Score | null;
  readonly simplify: (score: Score) => Score;
  /** The scores that the digits 1, 2, … stand for; digit 0 means that there is no score. */
  readonly known: Score[];
}

/**
 * The points, segments and goals that settle the legs; legs on statistics or players are handled in `groupsOf`.
 */
function slotsOf(joint: Joint, legs: readonly Leg[], firstUnit: number): Slot[] {
  const slots: Slot[] = [];
  let unit = firstUnit;
  legs.forEach((leg, index) => {
    const readings = readingsOf(joint, leg);
    if (!readings.every(isScore)) return;
    for (const reading of readings) {
      const decided = readScore(reading, joint.state, joint.model.context);
      const { when, at } = timing(joint, reading, decided);
      slots.push({
        leg: index,
        reading,
        when,
        at,
        unit,
        ...(decided !== undefined && { decided }),
        simplify: simplifier(joint, leg, readings.length),
        known: [],
      });
      if (when !== "end") unit *= RADIX;
    }
  });
  if (unit > firstUnit * RADIX ** 6) throw new RangeError("Too many legs.");
  return slots;
}

const readingsOf = (joint: Joint, { market, outcome }: Leg) =>
  marketKinds[market.kind].reads(market, joint.model.context, outcome);

const isScore = ({ of }: Reading) => of === "points" || of === "segments" || /^goal#\d+$/.test(of);

function timing(
  joint: Joint,
  { of, period }: Reading,
  decided: Score | null | undefined,
): Pick<Slot, "when" | "at"> {
  const { context } = joint.model;
  if (decided !== undefined) return { when: "end", at: 0 };
  if (of.startsWith("goal#")) return { when: "goal", at: Number(of.split("#")[1]) };
  if (period === "match" || (period === "reg" && joint.chain.countsWins)) return { when: "end", at: 0 };
  if (period.startsWith("s")) return { when: "segment", at: Number(period.slice(1)) };
  return { when: "after", at: period === "reg" ? context.segments : Number(period.slice(1)) };
}

/**
 * If a leg depends on a single score, only its settlement matters, so one score can stand for all scores that settle
 * the leg in the same way.
 */
function simplifier(joint: Joint, leg: Leg, readings: number): (score: Score) => Score {
  const kind = marketKinds[leg.market.kind];
  if (readings > 1) return kind.simplify ?? ((score) => score);
  const alike = new Map<string, Score>();
  return (score) => {
    const { kind: settled } = kind.settle(leg.market, leg.outcome, [score], joint.model.context);
    const first = alike.get(settled) ?? score;
    alike.set(settled, first);
    return first;
  };
}

function labelsOf(joint: Joint, early: readonly Slot[], withOvertimes: boolean): Labels {
  const write = (label: number, slot: Slot, score: Score): number => {
    const simple = slot.simplify(score);
    let digit = slot.known.findIndex(([home, away]) => home === simple[0] && away === simple[1]) + 1;
    if (digit === 0) digit = slot.known.push(simple);
    if (digit >= RADIX) throw new RangeError("A market reads too many different scores.");
    return label + digit * slot.unit;
  };
  const goals = early.filter(({ when }) => when === "goal");
  return {
    segment(index) {
      const alone = early.filter(({ when, at }) => when === "segment" && at === index + 1);
      if (alone.length === 0) return undefined;
      return (score) => alone.reduce((sum, slot) => write(sum, slot, score), 0);
    },
    goals(index) {
      if (goals.length === 0) return undefined;
      const [homeBefore, awayBefore] = index === joint.chain.past.length ? joint.chain.current : [0, 0];
      return (label, score, before) => {
        let labels: [number, number][] = [[label, 1]];
        for (const slot of goals) {
          const place = slot.at - before[0] - before[1];
          if (place < 1 || place > score[0] + score[1]) continue;
          // Goals still to come in a segment are in random order: each goal is equally likely to come at each
          // position.
          const home = score[0] - homeBefore;
          const away = score[1] - awayBefore;
          labels = labels.flatMap(([to, weight]): [number, number][] => [
            [write(to, slot, [1, 0]), (weight * home) / (home + away)],
            [write(to, slot, [0, 1]), (weight * away) / (home + away)],
          ]);
        }
        return labels.filter(([, weight]) => weight > 0);
      };
    },
    after(index) {
      const ready = early.filter(({ when, at }) => when === "after" && at === index + 1);
      const count = withOvertimes ? overtimeLabel(joint, index) : undefined;
      if (ready.length === 0) return count;
      return (label, score) =>
        ready.reduce((sum, slot) => write(sum, slot, score), count ? count(label, score) : label);
    },
  };
}

function settle(joint: Joint, leg: Leg, slots: readonly Slot[], final: FinalScore): Settlement {
  const scores = slots.map((slot): Score | null => {
    if (slot.decided !== undefined) return slot.decided;
    if (slot.when === "end") return slot.reading.of === "points" ? final.points : final.segments;
    const digit = Math.floor(final.label / slot.unit) % RADIX;
    return digit === 0 ? null : slot.known[digit - 1]!;
  });
  return marketKinds[leg.market.kind].settle(leg.market, leg.outcome, scores, joint.model.context);
}

/**
 * Combines the settlements of legs. All legs must win; if one is void and none is lost, the stake is
 * refunded.
 */
export function together(settlements: readonly (Settlement | undefined)[]): "WON" | "LOST" | "VOID" {
  let result: "WON" | "VOID" = "WON";
  for (const settlement of settlements) {
    if (!settlement || settlement.kind === "WON") continue;
    if (settlement.kind === "LOST") return "LOST";
    if (settlement.kind !== "VOID") throw new RangeError("Quarter lines cannot be combined.");
    result = "VOID";
  }
  return result;
}

/** The player whose score settles a leg; undefined for legs that are not about what a player scores. */
function findPlayer(joint: Joint, leg: Leg): string | undefined {
  const [reading] = readingsOf(joint, leg);
  return reading?.of.startsWith("player#") ? reading.of.slice("player#".length) : undefined;
}

type Group = (final: FinalScore) => Chance;

/**
 * Groups legs on the same statistic or player, which are evaluated together given the number of points or
 * goals still to come.
 */
function groupsOf(joint: Joint, legs: readonly Leg[]): Group[] {
  const bySubject = Map.groupBy(
    legs.filter((leg) => !readingsOf(joint, leg).every(isScore)),
    (leg) => readingsOf(joint, leg)[0]!.of,
  );
  return [...bySubject].map(([of, own]) => {
    const player = findPlayer(joint, own[0]!);
    const side = joint.model.context.players.find(({ id }) => id === player)?.side === "away" ? 1 : 0;
    const known = new Map<number, Chance>();
    return (final) => {
      const left = player
        ? sideGoalsLeft(joint, side, final.points)
        : rateOf(joint, of).per === "point"
          ? pointsLeft(joint, final.points)
          : 0;
      const overtimes = player && countsOvertimes(joint) ? final.label % OVERTIME_RADIX : 0;
      const key = left * OVERTIME_RADIX + overtimes;
      let chance = known.get(key);
      if (!chance) {
        chance = groupChance(
          joint,
          own,
          player ? playerGiven(joint, player, left, overtimes) : countsGiven(joint, of, left),
        );
        known.set(key, chance);
      }
      return chance;
    };
  });
}

function groupChance(joint: Joint, legs: readonly Leg[], scores: readonly WeightedScore[]): Chance {
  let [won, returned] = [0, 0];
  for (const { score, p } of scores) {
    const settled = together(
      legs.map(({ market, outcome }) =>
        marketKinds[market.kind].settle(market, outcome, [score], joint.model.context),
      ),
    );
    if (settled === "WON") won += p;
    if (settled === "VOID") returned += p;
  }
  return { won, returned };
}
