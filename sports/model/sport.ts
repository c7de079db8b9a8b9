import type { MarketKindId, Period, Player } from "../markets/market.ts";
import type { VirtualSportId } from "../virtual/virtual-sport.ts";
import type { MatchModel } from "./match-model.ts";

export const sportIds = [
  "football",
  "basketball",
  "american-football",
  "ice-hockey",
  "baseball",
  "tennis",
  "table-tennis",
  "darts",
  "cricket",
  "esports",
] as const;
export type SportId = (typeof sportIds)[number];

/**
 * A participant's strength relative to the competition's average of 0. One unit multiplies goals, points or
 * odds by e, scaled by each sport; typical values are between −0.4 and 0.4.
 */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** A market, or a row of markets with different lines, that a sport offers. */
export interface Offer {
  readonly kind: MarketKindId;
  readonly of?: string;
  readonly period?: Period;
  /**
   * Offers the line with the most even chances, and `each` further lines on both sides of it, `step` apart.
   */
  readonly lines?: { readonly step: number; readonly each: number };
  /** Offers one market for each side. */
  readonly sides?: true;
  /** `next` is the next goal or unit to be scored; a number is how many goals a scorer needs. */
  readonly number?: number | "next";
  /** Excludes the market from in-play betting, even if its kind allows it. */
  readonly preMatchOnly?: true;
}

/** Whether winning segments such as sets decides the match, instead of points. */
export const decidedBySegments = ({ offers }: Pick<Sport, "offers">): boolean => offers[0]?.of === "segments";

export interface Sport {
  readonly id: SportId | VirtualSportId;
  /** Translation keys of the names that a client shows for the things counted and for segments. */
  readonly points: "goals" | "points" | "runs" | "games" | "rounds" | "legs";
  readonly segment: "half" | "quarter" | "period" | "inning" | "set" | "game" | "leg" | "innings" | "map";
  readonly offers: readonly Offer[];
  model(home: Strength, away: Strength, players?: readonly Player[]): MatchModel;
}
