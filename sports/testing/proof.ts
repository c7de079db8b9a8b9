import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import type { Fraction } from "../bets/fraction.ts";
import { sharesOf } from "../bets/settlement.ts";
import { marketKinds } from "../markets/kinds.ts";
import { marketId, type Player, type Reading, type Score } from "../markets/market.ts";
import { readScore, settleOutcome } from "../markets/settle-market.ts";
import { chanceOf, jointOf } from "../model/joint.ts";
import type { Joint, Leg } from "../model/joint-shape.ts";
import type { MatchModel } from "../model/match-model.ts";
import type { MatchState } from "../model/match-state.ts";
import { offeredMarkets } from "../model/offered-markets.ts";
import { type PricedMarket, priceBuilder, settleBuilder } from "../model/pricing.ts";
import type { Sport } from "../model/sport.ts";

export interface Deviation {
  readonly what: string;
  readonly expected: number;
  readonly seen: number;
  /** The distance between expected and observed frequency, in standard deviations. */
  readonly z: number;
}

const players: Player[] = [
  { id: "h9", name: "H Nine", side: "home", share: 0.35 },
  { id: "h10", name: "H Ten", side: "home", share: 0.2 },
  { id: "a9", name: "A Nine", side: "away", share: 0.4 },
];

/** The strengths of two sides, home side first. */
export const pairings = {
  "a stronger home side": [
    { attack: 0.22, defence: 0.1 },
    { attack: -0.05, defence: 0.02 },
  ],
  "equal sides": [
    { attack: 0, defence: 0 },
    { attack: 0, defence: 0 },
  ],
  "a far stronger away side": [
    { attack: -0.25, defence: -0.15 },
    { attack: 0.3, defence: 0.2 },
  ],
} as const;

export function proofModel(
  sport: Sport,
  pairing: keyof typeof pairings = "a stronger home side",
): MatchModel {
  const [home, away] = pairings[pairing];
  return sport.model(home, away, players);
}

export function simulate(model: MatchModel, matches: number, seed: number): MatchState[] {
  const random = simulationSource(seed);
  return Array.from({ length: matches }, () => {
    const playing = model.play(random);
    for (;;) {
      const step = playing.next();
      if (step.done) return step.value;
    }
  });
}

/** Compares the outcome frequencies of every offered market with the model's chances. */
export function compareMarkets(
  { model }: Joint,
  offered: readonly PricedMarket[],
  finals: readonly MatchState[],
): Deviation[] {
  const tallies = new Map<string, Tally>();
  return offered.flatMap(({ market, outcomes }) => {
    const kind = marketKinds[market.kind];
    return outcomes.flatMap(({ outcome, chance }) => {
      const readings = kind.reads(market, model.context, outcome);
      const key = JSON.stringify(readings);
      const tally = tallies.get(key) ?? tallyOf(readings, finals, model);
      tallies.set(key, tally);
      let [won, returned] = [0, 0];
      for (const { scores, count } of tally.values()) {
        const shares = sharesOf(kind.settle(market, outcome, scores, model.context));
        won += count * numberOf(shares.won);
        returned += count * numberOf(shares.returned);
      }
      const what = `${marketId(market)} ${outcome}`;
      return [
        deviation(`${what} won`, chance.won, won, finals.length),
        deviation(`${what} returned`, chance.returned, returned, finals.length),
      ];
    });
  });
}

type Tally = Map<string, { scores: (Score | null)[]; count: number }>;

/** Counts how often each combination of the scores that a market depends on occurred. */
function tallyOf(readings: readonly Reading[], finals: readonly MatchState[], model: MatchModel): Tally {
  const tally: Tally = new Map();
  for (const state of finals) {
    const scores = readings.map((reading) => readScore(reading, state, model.context)!);
    const key = scores.join(";");
    const known = tally.get(key);
    if (known) known.count++;
    else tally.set(key, { scores, count: 1 });
  }
  return tally;
}

/** Compares random combinations of markets with how often all their legs won together. */
export function compareBuilders(
  joint: Joint,
  offered: readonly PricedMarket[],
  finals: readonly MatchState[],
  builders: number,
  seed: number,
): Deviation[] {
  const random = simulationSource(seed);
  const result: Deviation[] = [];
  for (let tries = 0; result.length < builders && tries < builders * 20; tries++) {
    const legs = Array.from({ length: 2 + random.below(2) }, () => {
      const { market, outcomes } = offered[random.below(offered.length)]!;
      return { market, outcome: outcomes[random.below(outcomes.length)]!.outcome };
    });
    const priced = priceBuilder(joint, legs);
    if (typeof priced === "string") continue;
    const won = finals.filter((state) => settleBuilder(legs, state, joint.model)?.kind === "WON").length;
    const what = legs.map(({ market, outcome }) => `${marketId(market)} ${outcome}`).join(" & ");
    result.push(deviation(what, priced.chance.won, won, finals.length));
  }
  return result;
}

/**
 * Checks live prices: at a random moment of each match every market is priced from the current state, and the
 * number of wins must match the sum of these chances. The average of the live chances must also equal the
 * pre-match chance. Markets on what comes next are compared by their kind, because they are others at every moment.
 */
export function compareLive(
  sport: Sport,
  before: Joint,
  offered: readonly PricedMarket[],
  matches: number,
  seed: number,
): { calibration: Deviation[]; martingale: Deviation[]; moving: Deviation[] } {
  const random = simulationSource(seed);
  const { model } = before;
  const legs = liveLegs(offered);
  const sums = legs.map(newSum);
  const next = new Map<string, Sum>();
  const nextOnly = { ...sport, offers: sport.offers.filter(({ number }) => number === "next") };
  const shareWon = ({ market, outcome }: Leg, final: MatchState) =>
    numberOf(sharesOf(settleOutcome(market, outcome, final, model.context)!).won);
  for (let i = 0; i < matches; i++) {
    const incidents = [...model.play(random)];
    const final = incidents.at(-1)!.state;
    const joint = jointOf(model, incidents[random.below(incidents.length - 1)]!.state);
    legs.forEach((leg, j) => {
      record(sums[j]!, chanceOf(joint, leg).won, shareWon(leg, final));
    });
    for (const { market, outcomes } of offeredMarkets(nextOnly, joint, "live")) {
      const { outcome, chance } = outcomes[0]!;
      const what = `${market.kind} ${outcome}`;
      const sum = next.get(what) ?? newSum();
      next.set(what, sum);
      record(sum, chance.won, shareWon({ market, outcome }, final));
    }
  }
  const what = ({ market, outcome }: Leg) => `live ${marketId(market)} ${outcome}`;
  return {
    calibration: legs.map((leg, j) => deviationOf(what(leg), sums[j]!, matches)),
    moving: [...next].map(([name, sum]) => deviationOf(`live next ${name}`, sum, matches)),
    martingale: legs.map((leg, j) =>
      deviation(what(leg), chanceOf(before, leg).won, sums[j]!.expected, matches),
    ),
  };
}

/** The expected and the observed number of wins of an outcome that has another chance every time. */
interface Sum {
  expected: number;
  seen: number;
  variance: number;
}
const newSum = (): Sum => ({ expected: 0, seen: 0, variance: 0 });

function record(sum: Sum, chance: number, won: number): void {
  sum.expected += chance;
  sum.variance += chance * (1 - chance);
  sum.seen += won;
}

function deviationOf(what: string, { expected, seen, variance }: Sum, matches: number): Deviation {
  const z = Math.max(0, Math.abs(seen - expected) - 2) / Math.sqrt(variance + 1e-9);
  return { what, expected: expected / matches, seen: seen / matches, z };
}

/** One outcome of each market whose line does not move during the match. */
function liveLegs(offered: readonly PricedMarket[]): Leg[] {
  const seen = new Set<string>();
  return offered.flatMap(({ market, outcomes }) => {
    const row = `${market.kind}:${market.of}:${market.period}`;
    if (seen.has(row)) return [];
    seen.add(row);
    return [{ market, outcome: outcomes[0]!.outcome }];
  });
}

const numberOf = ({ over, under }: Fraction) => Number(over) / Number(under);

/**
 * A difference of up to two from the expected count is ignored, because the counts of rare outcomes are not
 * normally distributed and would cause false alarms.
 */
function deviation(what: string, expected: number, count: number, matches: number): Deviation {
  const spread = Math.sqrt(matches * Math.max(expected * (1 - expected), 1e-9));
  const z = Math.max(0, Math.abs(count - expected * matches) - 2) / spread;
  return { what, expected, seen: count / matches, z };
}
