import type { Settlement } from "../bets/settlement.ts";

export type Side = "home" | "away";
export type Score = readonly [home: number, away: number];

/**
 * The part of a match that a market covers: the whole match with overtime, regulation time only, one segment
 * (`s1` is the first half, quarter, set, innings or map), or everything up to a segment (`f2` is the first
 * two quarters together).
 */
export type Period = "match" | "reg" | `s${number}` | `f${number}`;

/**
 * One market of an event. `of` says what is counted: `points` (goals, points, runs, games, rounds),
 * `segments` (sets, legs or maps won), one of the sport's statistics such as `corners` or, in `playerTotal`, what the
 * player with this id scores.
 */
export interface Market {
  readonly kind: MarketKindId;
  readonly of: string;
  readonly period: Period;
  /** The line, a multiple of a quarter. A handicap line is added to the home side's score. */
  readonly line?: number;
  readonly side?: Side;
  /**
   * Depending on the kind: which goal or point of the match, which over of an innings, how much a player scores, or how many places pay.
   */
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
  "winnerTotal",
  "bothTotal",
  "nextPoint",
  "overTotal",
  "overWicket",
  "nextGoal",
  "nextScorer",
  "scorer",
  "playerTotal",
  "raceWinner",
  "racePlace",
  "raceEachWay",
  "forecast",
  "tricast",
  "outright",
] as const;
export type MarketKindId = (typeof marketKindIds)[number];

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /**
   * The player's share of what the side's players score. The shares of a side add up to at most one; other players
   * score the rest.
   */
  readonly share: number;
}

/** The facts about a sport and an event that market kinds need besides the market itself. */
export interface MarketContext {
  /**
   * The number of segments in regulation time or, if the first side to win a number of segments wins the
   * match, the most that can be played.
   */
  readonly segments: number;
  /** The scores that a correct-score market lists, by `of` and period; any other score counts as `other`. */
  readonly scoreLists: Readonly<Record<string, readonly string[]>>;
  /** The smallest margin of each band of a winning-margin market. */
  readonly marginBands: readonly number[];
  readonly drawPossible: boolean;
  readonly players: readonly Player[];
  /** The statistic that is kept for each player, such as points. Unset in sports with goals, where goals are kept. */
  readonly tally?: Tally;
}

export interface Tally {
  readonly id: "points" | "touchdowns" | "homeRuns";
  /** The lowest number of points that one of them is worth to the side. */
  readonly worth: number;
}

/** Identifies a score that a market needs from a match: what is counted, and in which period. */
export interface Reading {
  readonly of: string;
  readonly period: Period;
}

/**
 * A kind of market, described as data. `settle` receives the scores that `reads` asked for, with `null` for a
 * period that was not played. The same function settles bets, prices the market from the joint distribution
 * and evaluates simulations, so these three always agree.
 */
export interface MarketKind {
  readonly id: MarketKindId;
  /** Whether the market can be offered in play. */
  readonly live: boolean;
  /** Whether the market can be a leg of a bet builder. */
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
  /**
   * Set if one number derived from a score, such as the total, is enough to settle this kind; otherwise it needs both
   * sides' scores.
   */
  readonly measure?: Measure;
  /**
   * Replaces a score with a simpler one that settles the same way, for kinds that read several periods. This
   * keeps the number of cases small when a match is priced segment by segment.
   */
  simplify?(score: Score): Score;
}

/** The number derived from a score: the total, the difference, or the score of the market's side. */
export type Measure = "total" | "difference" | "side";

export interface Margin {
  /**
   * `power` takes more margin from long prices than from short ones, as is usual. `each` prices every outcome
   * separately, for markets in which any number of outcomes can win.
   */
  readonly method: "power" | "proportional" | "each";
  readonly permille: number;
  /** How many outcomes win, for example 2 in double chance. */
  readonly winners: number;
}

const optional = (value: number | string | undefined) => (value === undefined ? "" : String(value));

/** A market's id within its event, such as `total:points:match:2.5::`. */
export function marketId({ kind, of, period, line, side, number }: Market): string {
  return [kind, of, period, optional(line), optional(side), optional(number)].join(":");
}

/** The id of the player whom an outcome is about. In markets in which players are the outcomes, it is the outcome's. */
export const playerIdOf = ({ kind, of }: Pick<Market, "kind" | "of">, outcome: string): string =>
  kind === "playerTotal" ? of : outcome;

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
