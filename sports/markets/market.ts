import type { Settlement } from "../bets/settlement.ts";

export type Side = "home" | "away";
export type Score = readonly [home: number, away: number];

/**
 * The part of a match that a market is about: the whole match with overtime, regulation time only, one
 * segment (`s1` is the first half, quarter, set, innings or map), or everything up to a segment (`f2` is
 * the first two quarters together).
 */
export type Period = "match" | "reg" | `s${number}` | `f${number}`;

/**
 * One market of an event. `of` names what is counted: `points` (goals, points, runs, games, rounds),
 * `segments` (sets, legs, maps won) or one of the sport's statistics such as `corners`.
 */
export interface Market {
  readonly kind: MarketKindId;
  readonly of: string;
  readonly period: Period;
  /** A multiple of a quarter. A handicap is added to the home side's score. */
  readonly line?: number;
  readonly side?: Side;
  /** Which goal of the match, or how many goals of a player. */
  readonly number?: number;
}

export const marketKindIds = [
  "winner",
  "result",
  "doubleChance",
  "drawNoBet",
  "handicap",
  "total",
  "teamTotal",
  "bothScore",
  "correctScore",
  "periodMatch",
  "oddEven",
  "margin",
  "winToNil",
  "highestPeriod",
  "nextGoal",
  "nextScorer",
  "scorer",
] as const;
export type MarketKindId = (typeof marketKindIds)[number];

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** The player's share of the side's goals. Shares of a side add up to at most one; the rest is others. */
  readonly share: number;
}

/** What market kinds need to know of a sport and an event beside the market itself. */
export interface MarketContext {
  /** Segments of regulation time, or the most that can be played in a race to a number of segments. */
  readonly segments: number;
  /** The scores that a correct-score market lists, by `of` and period; every other score is `other`. */
  readonly scoreLists: Readonly<Record<string, readonly string[]>>;
  /** The smallest margin of each band of a winning-margin market. */
  readonly marginBands: readonly number[];
  readonly drawPossible: boolean;
  readonly players: readonly Player[];
}

/** What a market reads from a match: a pair of numbers for a period. */
export interface Reading {
  readonly of: string;
  readonly period: Period;
}

/**
 * A kind of market as data. `settle` gets the scores that `reads` asked for; `null` stands for a period
 * that was not played. The same function settles bets, prices the market from a joint distribution and
 * counts simulations, so these three cannot disagree.
 */
export interface MarketKind {
  readonly id: MarketKindId;
  /** May be offered while the match is in play. */
  readonly live: boolean;
  /** May be a leg of a bet builder. */
  readonly builder: boolean;
  readonly margin: Margin;
  outcomes(market: Market, context: MarketContext): readonly string[];
  reads(market: Market, context: MarketContext, outcome: string): readonly Reading[];
  settle(
    market: Market,
    outcome: string,
    scores: readonly (Score | null)[],
    context: MarketContext,
  ): Settlement;
  /** The one number of a score that the kind looks at; without it, it looks at both sides. */
  readonly measure?: Measure;
  /**
   * A simpler score that settles alike, for kinds that read several periods. It keeps the number of cases
   * small when they are followed through a match.
   */
  simplify?(score: Score): Score;
}

/** `side` is the score of the market's side. */
export type Measure = "total" | "difference" | "side";

export interface Margin {
  /**
   * `power` takes more from long prices than from short ones, as customers expect. `each` prices every
   * outcome alone, for markets where any number of outcomes can win.
   */
  readonly method: "power" | "proportional" | "each";
  readonly permille: number;
  /** How many outcomes win: 2 in double chance. */
  readonly winners: number;
}

const optional = (value: number | string | undefined) => (value === undefined ? "" : String(value));

/** A market's id within its event: `total:points:match:2.5::`. */
export function marketId({ kind, of, period, line, side, number }: Market): string {
  return [kind, of, period, optional(line), optional(side), optional(number)].join(":");
}

export function parseMarketId(id: string): Market | undefined {
  const [kind, of, period, line, side, number, ...rest] = id.split(":");
  if (rest.length > 0 || !of || !marketKindIds.includes(kind as MarketKindId)) return undefined;
  if (!period || !/^(match|reg|[sf][1-9]\d?)$/.test(period)) return undefined;
  if (line && (!/^-?\d{1,3}(\.(25|5|75))?$/.test(line) || line === "-0")) return undefined;
  if (side && side !== "home" && side !== "away") return undefined;
  if (number && !/^[1-9]\d?$/.test(number)) return undefined;
  if (number === undefined) return undefined;
  return {
    kind: kind as MarketKindId,
    of,
    period: period as Period,
    ...(line && { line: Number(line) }),
    ...(side && { side: side as Side }),
    ...(number && { number: Number(number) }),
  };
}
