import type { SportsBetStatus } from "@parlour/contracts/entities/sports-bet";
import { type BetType, findBetType, type Price, type Settlement } from "@parlour/sports";

/**
 * A movement of money that a bet has claimed. It is stored with the bet before the money moves and removed when the
 * bet has changed, so that a bet has one movement at a time, and one that a crash interrupted is finished later under
 * the same id. Amounts are minor units as text, because JSON has no large integers.
 */
export type BetOperation =
  | { kind: "place"; id: string }
  /** The stake may have been taken: it is given back, and the bet is refused. */
  | { kind: "refund"; id: string }
  | { kind: "settle"; id: string; payout: string; status: "WON" | "LOST" }
  | { kind: "void"; id: string }
  | { kind: "cashOut"; id: string; stakePerLine: string; payout: string }
  /** `payout` replaces the bet's payout; what was cashed out stays. */
  | { kind: "resettle"; id: string; payout: string; status: "WON" | "LOST" | "VOID" };

export type BetLeg = { market: string; outcome: string; name: string | null; settlement: Settlement | null };

export type BetSelection = {
  position: number;
  eventId: string;
  /** Two or more are a bet builder with one price. */
  legs: readonly BetLeg[];
  price: Price;
  /** Null while it is not decided. */
  settlement: Settlement | null;
};

export type BetRefusal = { code: string; selections: { price: number | null }[] };

/** Amounts are minor units of the currency. */
export type Bet = {
  id: string;
  playerId: string;
  sessionId: string | null;
  type: string;
  currency: string;
  stakePerLine: bigint;
  /** What cash-outs have left of it. Settlement does not change it. */
  leftPerLine: bigint;
  lines: number;
  maximumPayout: bigint;
  /** The free bet that paid the stake. */
  grantId: string | null;
  priceChange: "any" | "better" | "none";
  status: SportsBetStatus;
  /** A movement of money that has been decided and may or may not have been made. */
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

/** The type was checked when the bet was placed. */
export function typeOf({ type, selections }: Pick<Bet, "type" | "selections">): BetType {
  const found = findBetType(type, selections.length);
  if (!found) throw new Error(`a bet of ${selections.length} selections has the type ${type}`);
  return found;
}
