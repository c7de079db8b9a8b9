import { z } from "zod";
import { cardCode, JOKER_CODE } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipsOn, chipTotal } from "../../kit/math/chip-bets.ts";
import { type DealerBet, type DealerView, paidOn } from "../../kit/math/dealer-view.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { JOKER } from "../../kit/math/poker-shape.ts";
import { everyLow, HAND_SIZE, houseWay, isAllowed, type LowPlaces, settingOf } from "./house-way.ts";
import { type LanternHand, lanternHandOf, lanternPays } from "./lantern-bonus.ts";
import { isLowPair, type PaiGowHand, paiGowHandOf, paiGowRank } from "./pai-gow-hand.ts";
import { comparePaiGow, mainReturns, type PaiGowOutcome } from "./pai-gow-outcome.ts";

export const paiGowKinds = ["main", "lantern"] as const;
export type PaiGowKind = (typeof paiGowKinds)[number];
export type PaiGowBet = ChipBets<PaiGowKind>;

export const paiGowMoves = ["houseWay", "set"] as const;
export type PaiGowMove = (typeof paiGowMoves)[number];
/** `set` names the two cards of the low hand by their positions; `houseWay` leaves the choice to the house. */
export type PaiGowAction = { kind: "houseWay" } | { kind: "set"; low: [number, number] };

const PACK_SIZE = JOKER + 1;

export type PaiGowState = {
  /** Both hands are sorted from the highest card to the lowest. */
  player: number[];
  dealer: number[];
  bets: DealerBet<PaiGowKind>[];
  /** The player's low hand; null until it is set. */
  low: LowPlaces | null;
  /** The result against the dealer; null before the decision and without a main bet. */
  outcome: PaiGowOutcome | null;
  done: boolean;
};

/** The names of the high and the low hand into which the cards are set. */
export type SetHands = { high: PaiGowHand; low: "pair" | "highCard" };
/** A way to set the player's cards. A foul setting cannot be played. */
export type SettingOption = SetHands & { places: LowPlaces; isFoul: boolean };

export type PaiGowView = DealerView<PaiGowKind, PaiGowMove> & {
  player: { cards: string[]; low: LowPlaces | null; hands: SetHands | null };
  /** The dealer's cards are hidden until the decision. */
  dealer: { cards: (string | null)[]; low: LowPlaces | null; hands: SetHands | null };
  /** Every way to set the player's cards, and the one that the house would choose; empty after the decision. */
  options: SettingOption[];
  houseWay: LowPlaces | null;
  lantern: LanternHand | null;
  outcome: PaiGowOutcome | null;
};

const codeOf = (card: number): string => (card === JOKER ? JOKER_CODE : cardCode(card));
const sorted = (cards: readonly number[]): number[] =>
  cards.toSorted((one, other) => paiGowRank(other) - paiGowRank(one) || other - one);

const handsOf = (cards: readonly number[], low: LowPlaces): SetHands => {
  const { highValue, lowValue } = settingOf(cards, low);
  return { high: paiGowHandOf(highValue), low: isLowPair(lowValue) ? "pair" : "highCard" };
};

const settled = (state: PaiGowState): Step<PaiGowState> => ({
  state: { ...state, done: true },
  win: paidOn(state.bets),
  done: true,
});

/** The low hand that an action plays; null if the rules forbid it. */
function lowOf({ player }: PaiGowState, action: PaiGowAction): LowPlaces | null {
  if (action.kind === "houseWay") return houseWay(player).low;
  return isAllowed(settingOf(player, action.low)) ? action.low : null;
}

const place = z
  .int()
  .min(0)
  .max(HAND_SIZE - 1);

export const paiGowPoker: GameMath<PaiGowBet, PaiGowState, PaiGowAction> = {
  slug: "pai-gow-poker",
  bet: chipBets(paiGowKinds),
  action: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("houseWay") }),
    z.strictObject({
      kind: z.literal("set"),
      low: z.tuple([place, place]).refine(([first, second]) => first < second),
    }),
  ]),
  stakeOf: chipTotal,

  begin(bet, random) {
    const cards = drawDistinct(PACK_SIZE, 2 * HAND_SIZE, random);
    const player = sorted(cards.slice(0, HAND_SIZE));
    const bonus = lanternHandOf(player);
    const state: PaiGowState = {
      player,
      dealer: sorted(cards.slice(HAND_SIZE)),
      bets: bet.bets.map(({ kind, stake }) => ({
        kind,
        stake,
        // The Lantern bonus depends only on the player's cards, so its result is known as soon as they are dealt.
        win: kind === "main" ? null : bonus === null ? 0 : stake * (lanternPays[bonus] + 1),
      })),
      low: null,
      outcome: null,
      done: false,
    };
    // Without a main bet the player has no decision to make, so the round is settled at once.
    return chipsOn(bet, "main") === 0 ? settled(state) : { state, win: 0, done: false };
  },

  costOf: (state, action) => (state.done || lowOf(state, action) === null ? null : 0),

  act(state, action) {
    const low = lowOf(state, action)!;
    const outcome = comparePaiGow(settingOf(state.player, low), houseWay(state.dealer));
    const bets = state.bets.map((bet) =>
      bet.kind === "main" ? { ...bet, win: bet.stake * mainReturns[outcome] } : bet,
    );
    return settled({ ...state, bets, low, outcome });
  },

  view(state): PaiGowView {
    const { player, dealer, low, outcome, done } = state;
    // Without a main bet the dealer's hand has no effect, so it stays face down.
    const dealerLow = outcome === null ? null : houseWay(dealer).low;
    return {
      player: { cards: player.map(codeOf), low, hands: low && handsOf(player, low) },
      dealer: {
        cards: dealer.map((card) => (dealerLow === null ? null : codeOf(card))),
        low: dealerLow,
        hands: dealerLow && handsOf(dealer, dealerLow),
      },
      options: done
        ? []
        : everyLow.map((places) => ({
            places,
            ...handsOf(player, places),
            isFoul: !isAllowed(settingOf(player, places)),
          })),
      houseWay: done ? null : houseWay(player).low,
      lantern: lanternHandOf(player),
      bets: state.bets,
      allowed: done ? [] : paiGowMoves.map((kind) => ({ kind, cost: 0 })),
      outcome,
      done,
    };
  },

  /** The house way sets the cards of a player who leaves. */
  abandon: () => [{ kind: "houseWay" }],
};
