import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { TABLE_DECKS } from "../../kit/math/blackjack/table-rules.ts";
import { DECK_SIZE } from "../../kit/math/cards.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import type { SeatDeal } from "./seat-hands.ts";
import { seatNumbers } from "./seat-windows.ts";

export type Deal = {
  /** The cards of each seat, seat 1 first. */
  seats: SeatDeal[];
  /** The dealer's cards, the upcard first. */
  dealer: number[];
};

/** The cards as players see them: null for the cards of seats without a bet. */
export type ShownDeal = { seats: (SeatDeal | null)[]; dealer: number[] };

/** Two hands can never draw this many cards, because each hand ends after at most eighteen draws. */
const DRAWS = 40;

/**
 * Deals a whole round from a full shoe. The cards that each seat may draw are fixed in advance, so one player's
 * decisions never change another player's cards. The shoe is shuffled, so each seat's cards have the same
 * probabilities as at a table with one seat.
 */
export function dealSeats(random: RandomSource): Deal {
  const shoe = Array.from({ length: TABLE_DECKS * DECK_SIZE }, (_, card) => card);
  let at = 0;
  const next = (): number => {
    const pick = at + random.below(shoe.length - at);
    const card = shoe[pick]!;
    shoe[pick] = shoe[at]!;
    shoe[at++] = card;
    return card;
  };
  const round = () => seatNumbers.map(next);
  const first = round();
  const dealer = [next()];
  const second = round();
  dealer.push(next());
  while (totalOf(dealer).total < 17) dealer.push(next());
  const seats = seatNumbers.map((_, seat) => ({
    player: [first[seat]!, second[seat]!],
    draws: Array.from({ length: DRAWS }, next),
  }));
  return { seats, dealer };
}
