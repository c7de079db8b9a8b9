import type { SportsBetStatus } from "@parlour/contracts/entities/sports-bet";
import { type BetType, findBetType, type PlaceTerms, type Price, type Settlement } from "@parlour/sports";

/**
 * A pending movement of a bet's money. It is stored with the bet before the money moves and removed once the
 * bet has been updated. So a bet has one movement at a time, and one that a crash interrupted is completed
 * later under the same id. Amounts are minor units as text, because JSON has no large integers.
 */
export type BetOperation =
  | { kind: "place"; id: string }
  /** Returns a stake that may have been taken, and refuses the bet. */
  | { kind: "refund"; id: string }
  | { kind: "settle"; id: string; payout: string; status: "WON" | "LOST" }
  | { kind: "void"; id: string }
  | { kind: "cashOut"; id: string; stakePerLine: string; payout: string }
  /** `payout` replaces the bet's payout; cashed-out amounts are not changed. */
  | { kind: "resettle"; id: string; payout: string; status: "WON" | "LOST" | "VOID" };

export type BetLeg = { market: string; outcome: string; name: string | null; settlement: Settlement | null };

export type BetSelection = {
  position: number;
  eventId: string;
  /** The legs of the selection; two or more form a bet builder with one price. */
  legs: readonly BetLeg[];
  price: Price;
  /** The result of the selection; null while it is undecided. */
  settlement: Settlement | null;
  /** The place part of an each-way bet; null in other bets. */
  place: { terms: PlaceTerms; settlement: Settlement | null } | null;
  /** Whether the liability of a bet builder is counted under its first leg alone, as in bets before migration 0006. */
  countsFirstLeg?: true;
};

export type BetRefusal = {
  code: string;
  selections: { price: number | null }[];
  details?: Record<string, unknown>;
};

/** A bet. Amounts are minor units of the currency. */
export type Bet = {
  id: string;
  playerId: string;
  sessionId: string | null;
  type: string;
  currency: string;
  stakePerLine: bigint;
  /** The stake left after cash-outs. Settlement does not change it. */
  leftPerLine: bigint;
  /** The number of lines. An each-way bet has two of each line: one to win and one to be placed. */
  lines: number;
  isEachWay: boolean;
  maximumPayout: bigint;
  /** The free bet that paid the stake. */
  grantId: string | null;
  priceChange: "any" | "better" | "none";
  status: SportsBetStatus;
  /** A movement of money that has been decided but may not have been made yet. */
  operation: BetOperation | null;
  payout: bigint;
  cashedOut: bigint;
  autoCashOut: bigint | null;
  corrections: number;
  refusal: BetRefusal | null;
  placedAt: Date;
  confirmsAt: Date | null;
  settledAt: Date | null;
  selections: readonly BetSelection[];
};

export const stakeOf = ({ stakePerLine, lines }: Pick<Bet, "stakePerLine" | "lines">): bigint =>
  stakePerLine * BigInt(lines);

export const eventIdsOf = (bets: readonly Pick<Bet, "selections">[]): string[] =>
  bets.flatMap(({ selections }) => selections.map(({ eventId }) => eventId));

/** Returns the bet's type, which was checked when the bet was placed. */
export function typeOf({ type, selections }: Pick<Bet, "type" | "selections">): BetType {
  const found = findBetType(type, selections.length);
  if (!found) throw new Error(`a bet of ${selections.length} selections has the type ${type}`);
  return found;
}
