import type { BlackjackMove } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural, pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import type { Choice } from "../../kit/math/shared-game.ts";

/**
 * The cards of a round. All players have the same first two cards, and everyone who draws in a decision window gets the
 * same card.
 */
export type Deal = {
  player: number[];
  /** The dealer's cards, the upcard first; while players choose, only the upcard. */
  dealer: number[];
  /** The card of each decision window in which hands are played, for everyone who draws in that window. */
  draws: number[];
  /** The second card of the second hand after a split; null until it is dealt. */
  splitCard: number | null;
};

/** The decision window in which insurance is offered. Hands are played in the windows after it. */
export const INSURANCE_WINDOW = 0;
export const FIRST_PLAY_WINDOW = 1;

export type Hand = { cards: number[]; stake: number; isDoubled: boolean; isDone: boolean };

export type Play = {
  hands: Hand[];
  /** The index of the hand to be played; null when all are done. */
  active: number | null;
  isInsured: boolean;
};

const moveIn = (choices: readonly Choice[], window: number): BlackjackMove | undefined =>
  (choices.find((choice) => choice.window === window)?.action as { kind: BlackjackMove } | undefined)?.kind;

const isSplitPair = ({ cards: [one, other] }: Hand): boolean => pointsOf(one!) === pointsOf(other!);

const withActive = (play: Omit<Play, "active">): Play => {
  const next = play.hands.findIndex(({ isDone }) => !isDone);
  return { ...play, active: next < 0 ? null : next };
};

/**
 * A player's hands after the decision windows before `until`. A player who misses a window stands on all hands, so that
 * a player who has left does not keep the others waiting.
 */
export function playHands(
  stake: number,
  deal: Deal,
  choices: readonly Choice[],
  until = Number.POSITIVE_INFINITY,
): Play {
  const isInsured = moveIn(choices, INSURANCE_WINDOW) === "insure";
  const first: Hand = {
    cards: deal.player,
    stake,
    isDoubled: false,
    isDone: totalOf(deal.player).total === 21,
  };
  let play = withActive({ hands: [first], isInsured });
  for (let window = FIRST_PLAY_WINDOW; window < until && play.active !== null; window++) {
    const move = moveIn(choices, window);
    if (move === undefined) {
      return { ...play, hands: play.hands.map((hand) => ({ ...hand, isDone: true })), active: null };
    }
    const next = afterMove(play.hands[play.active]!, move, deal, window);
    play = withActive({ isInsured, hands: play.hands.toSpliced(play.active, 1, ...next) });
  }
  return play;
}

function afterMove(hand: Hand, move: BlackjackMove, deal: Deal, window: number): Hand[] {
  if (move === "stand") return [{ ...hand, isDone: true }];
  const card = deal.draws[window - FIRST_PLAY_WINDOW]!;
  if (move === "split") {
    const [left, right] = hand.cards as [number, number];
    // Split aces get one card each.
    const hands = [[left, card], ...(deal.splitCard === null ? [[right]] : [[right, deal.splitCard]])];
    return hands.map((cards) => ({
      ...hand,
      cards,
      isDone: pointsOf(left) === 1 || totalOf(cards).total === 21,
    }));
  }
  const cards = [...hand.cards, card];
  const isDoubled = move === "double";
  return [
    {
      cards,
      stake: isDoubled ? hand.stake * 2 : hand.stake,
      isDoubled,
      isDone: isDoubled || totalOf(cards).total >= 21,
    },
  ];
}

/** Whether a player has a move to choose in a decision window. A dealer's natural ends the round after insurance. */
export function awaitsMove(stake: number, deal: Deal, choices: readonly Choice[], window: number): boolean {
  if (window === INSURANCE_WINDOW) return isInsurable(deal);
  return !isNatural(deal.dealer) && playHands(stake, deal, choices, window).active !== null;
}

export const isInsurable = ({ dealer }: Pick<Deal, "dealer">): boolean => pointsOf(dealer[0]!) === 1;

export const insuranceStake = (stake: number): number => stake / 2;

/** The extra stake of a move; null if it is not allowed. */
export function costOfMove(
  stake: number,
  deal: Deal,
  choices: readonly Choice[],
  { window, move }: { window: number; move: BlackjackMove },
): number | null {
  if (!awaitsMove(stake, deal, choices, window)) return null;
  if (window === INSURANCE_WINDOW)
    return move === "insure" ? insuranceStake(stake) : move === "decline" ? 0 : null;
  const { hands, active } = playHands(stake, deal, choices, window);
  const hand = hands[active!]!;
  switch (move) {
    case "hit":
    case "stand":
      return 0;
    case "double":
      return hand.cards.length === 2 ? hand.stake : null;
    case "split":
      return hands.length === 1 && hand.cards.length === 2 && isSplitPair(hand) ? hand.stake : null;
    default:
      return null;
  }
}
