import type { SportsBetStatus } from "@parlour/contracts/entities/sports-bet";
import { type BetType, findBetType, type Price, type Settlement } from "@parlour/sports";
import type { BetOperation } from "./bet-operation.ts";

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
