import type { MarketKindId, Period, Player } from "../markets/market.ts";
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
 * How good a participant is, relative to the competition's average of 0. One unit is a factor e of goals,
 * points or odds, scaled by each sport; typical values are between −0.4 and 0.4.
 */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** A market, or a row of markets, that a sport offers. */
export interface Offer {
  readonly kind: MarketKindId;
  readonly of?: string;
  readonly period?: Period;
  /** Lines around the most even one: `each` on both sides, `step` apart. */
  readonly lines?: { readonly step: number; readonly each: number };
  /** One market for either side. */
  readonly sides?: true;
  /** `next` is the goal that comes next; a number is how many goals. */
  readonly number?: number | "next";
  /** Not offered in play, even if the kind could be. */
  readonly preMatchOnly?: true;
}

export interface Sport {
  readonly id: SportId;
  /** The names that a client shows for what is counted and for segments, as translation keys. */
  readonly points: "goals" | "points" | "runs" | "games" | "rounds" | "legs";
  readonly segment: "half" | "quarter" | "period" | "inning" | "set" | "game" | "leg" | "innings" | "map";
  readonly offers: readonly Offer[];
  model(home: Strength, away: Strength, players?: readonly Player[]): MatchModel;
}
