import { z } from "zod";
import { type BlackjackMove, blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { dealerTimesOf } from "../../kit/math/blackjack/dealer-times.ts";
import { isNatural, totalOf } from "../../kit/math/blackjack/hand.ts";
import type { Choice, Following, PlayedBet, SharedGame } from "../../kit/math/shared-game.ts";
import { type Deal, dealSeats, type ShownDeal } from "./deal-seats.ts";
import { dealMs } from "./deal-times.ts";
import { type SeatBet, seatBet, stakeOn } from "./seat-bet.ts";
import { canDouble, canSplit, playSeat, type SeatAction, type SeatPlay } from "./seat-hands.ts";
import { INSURANCE_WINDOW, SEATS, seatOf, windowOf, windowsAfter } from "./seat-windows.ts";
import { insuranceStake, isInsurable, settleSeat } from "./settle-seat.ts";

const insureMs = 9_000;
const decideMs = 12_000;

/** The hands of a bet before the decision in a given decision window, computed from the cards shown so far. */
export function playBefore(
  bet: SeatBet,
  choices: readonly Choice[],
  { seats }: ShownDeal,
  window: number,
): SeatPlay {
  const played = { stake: stakeOn(bet, "main"), deal: seats[bet.seat - 1]!, choices };
  return playSeat(bet.seat, played, window);
}

function awaits(bet: SeatBet, made: readonly Choice[], deal: Deal, window: number): boolean {
  if (window === INSURANCE_WINDOW) return isInsurable(deal);
  if (bet.behind || seatOf(window) !== bet.seat || isNatural(deal.dealer)) return false;
  return playBefore(bet, made, deal, window).active !== null;
}

/** The extra stake of a player's own decision; null if it is not allowed. */
export function costOfDecision(
  bet: SeatBet,
  made: readonly Choice[],
  deal: ShownDeal,
  { window, kind }: { window: number; kind: BlackjackMove },
): number | null {
  if (window === INSURANCE_WINDOW) {
    if (!isInsurable(deal)) return null;
    return kind === "insure" ? insuranceStake(stakeOn(bet, "main")) : kind === "decline" ? 0 : null;
  }
  if (bet.behind || seatOf(window) !== bet.seat) return null;
  const play = playBefore(bet, made, deal, window);
  const hand = play.active === null ? null : play.hands[play.active]!;
  if (hand === null) return null;
  if (kind === "hit" || kind === "stand") return 0;
  const isAllowed = kind === "double" ? canDouble(hand) : kind === "split" && canSplit(play);
  return isAllowed ? hand.stake : null;
}

/** How a bet behind follows its seat's decision; null for insurance, which each player decides on alone. */
function follow(
  bet: SeatBet,
  made: readonly Choice[],
  deal: Deal,
  { window, action }: Choice,
): Following | null {
  if (window === INSURANCE_WINDOW) return null;
  const { kind } = action as SeatAction;
  if (kind !== "double" && kind !== "split") return { raised: null, plain: { kind } };
  const { hands, active } = playBefore(bet, made, deal, window);
  const costMinor = active === null ? 0 : hands[active]!.stake;
  const isRaised = bet.raises && costMinor > 0;
  return { raised: isRaised ? { action: { kind }, costMinor } : null, plain: { kind, isRaised: false } };
}

/**
 * The cards that lie face up in a decision window. Cards that have not been drawn stay hidden, because knowing them
 * would help players to decide.
 */
function shownIn(deal: Deal, window: number, bets: readonly PlayedBet<SeatBet>[]): ShownDeal {
  const seats = deal.seats.map((cards, at) => {
    const holder = bets.find(({ bet }) => bet.seat === at + 1 && !bet.behind);
    if (!holder) return null;
    const { drawn } = playBefore(holder.bet, holder.choices, deal, window);
    return { player: cards.player, draws: cards.draws.slice(0, drawn) };
  });
  return { seats, dealer: deal.dealer.slice(0, 1) };
}

/** Blackjack with seven seats, whose players decide one after another, and bets behind the seats. */
export const sevenSeatBlackjackTable: SharedGame<SeatBet, null, Deal> = {
  slug: "seven-seat-blackjack",
  bettingMs: 15_000,
  runMs: (deal) => dealerTimesOf(deal).endMs,
  resultMs: 6_000,
  bet: seatBet,
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => dealSeats(random),
  winOf: (_field, bet, deal, choices = []) => settleSeat(bet, deal, choices),
  resultOf: ({ dealer }) => {
    const { total } = totalOf(dealer);
    if (isNatural(dealer)) return { text: "BJ", tone: "blackjack" };
    return { text: String(total), tone: total > 21 ? "bust" : "stand" };
  },
  pastOf: ({ dealer }) => ({ dealer }),
  isRevealedAtStart: true,
  seats: {
    count: SEATS,
    missedRounds: 2,
    placeOf: ({ seat, behind }) => ({ seat, isBehind: behind }),
    follow,
  },
  choices: {
    action: z.strictObject({ kind: z.enum(blackjackMoves) }),
    introMs: dealMs,
    windowMs: (window) => (window === INSURANCE_WINDOW ? insureMs : decideMs),
    firstWindow: (deal) => (isInsurable(deal) ? INSURANCE_WINDOW : windowOf(1, 1)),
    windowsAfter,
    shownIn,
    awaits,
    costOf: (bet, made, deal, { window, action }) =>
      isNatural(deal.dealer) && window !== INSURANCE_WINDOW
        ? null
        : costOfDecision(bet, made, deal, { window, kind: (action as SeatAction).kind }),
  },
};
