import { type SideBet, sideBets } from "../../kit/math/blackjack/side-bets.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import { SEATS } from "./rules.ts";

/** A bet on one hand without side bets, or chips on the spots of several hands, such as "main:1" and "pairs:1". */
export type BlackjackBet = { stake: number } | SpotBet;

/** The chips of one hand. */
export type SeatChips = { seat: number; stake: number; sides: { spot: SideBet; stake: number }[] };

/** The numbers of the hands. Hand 1 is on the player's right and plays first, as at a real table. */
export const seatNumbers: readonly number[] = Array.from({ length: SEATS }, (_, index) => index + 1);

export const spotOf = (kind: "main" | SideBet, seat: number): string => `${kind}:${seat}`;

/** The hands of a bet, in the order in which they are played. */
export function seatsOf(bet: BlackjackBet): SeatChips[] {
  if ("stake" in bet) return [{ seat: 1, stake: bet.stake, sides: [] }];
  const stakeOn = (spot: string) => bet.bets.find((chip) => chip.spot === spot)?.stake ?? 0;
  return seatNumbers
    .map((seat) => ({
      seat,
      stake: stakeOn(spotOf("main", seat)),
      sides: sideBets
        .map((spot) => ({ spot, stake: stakeOn(spotOf(spot, seat)) }))
        .filter(({ stake }) => stake > 0),
    }))
    .filter(({ stake }) => stake > 0);
}

export const totalOfBet = (bet: BlackjackBet): number =>
  "stake" in bet ? bet.stake : bet.bets.reduce((sum, { stake }) => sum + stake, 0);
