import { DECK_SIZE, rankOf } from "../cards.ts";
import { drawUntaken } from "../draw-distinct.ts";
import { payOf } from "../pay.ts";
import type { RandomSource } from "../random-source.ts";
import { bankerDraws, pointsOf, totalOf } from "./tableau.ts";

export const BACCARAT_DECKS = 8;

export const baccaratKinds = ["player", "banker", "tie", "playerPair", "bankerPair"] as const;
export type BaccaratKind = (typeof baccaratKinds)[number];
export type BaccaratOutcome = "player" | "banker" | "tie";

/** The cards of a round, in the order they are dealt. */
export type BaccaratHands = { player: number[]; banker: number[] };

/**
 * How a table takes its edge on the banker bet: by a commission of 5% of every win, or without commission by paying
 * half of the stake when the banker wins with six points.
 */
export type BankerRule = "commission" | "no-commission";
export const SHORT_POINTS = 6;

/**
 * The payout of a winning bet, stake included, in hundredths: with commission banker pays 19 to 20, a tie 8 to 1 and
 * a pair 11 to 1.
 */
export const baccaratReturns: Record<BaccaratKind, number> = {
  player: 200,
  banker: 195,
  tie: 900,
  playerPair: 1200,
  bankerPair: 1200,
};

/** The payouts of the banker bet without commission, for most wins and for one with six points. */
export const noCommissionReturns = { banker: 200, bankerSix: 150 };

/** Deals a round from eight full decks according to the usual drawing rules. */
export function dealBaccarat(random: RandomSource): BaccaratHands {
  const player: number[] = [];
  const banker: number[] = [];
  const deal = (hand: number[]): void => {
    hand.push(drawUntaken(BACCARAT_DECKS * DECK_SIZE, [...player, ...banker], random));
  };
  for (const hand of [player, banker, player, banker]) deal(hand);
  if (totalOf(player) < 8 && totalOf(banker) < 8) {
    if (totalOf(player) <= 5) deal(player);
    const third = player[2];
    if (bankerDraws(totalOf(banker), third === undefined ? null : pointsOf(third))) deal(banker);
  }
  return { player, banker };
}

export function outcomeOf(player: readonly number[], banker: readonly number[]): BaccaratOutcome {
  const difference = totalOf(player) - totalOf(banker);
  return difference === 0 ? "tie" : difference > 0 ? "player" : "banker";
}

export const isPair = ([first, second]: readonly number[]): boolean => rankOf(first!) === rankOf(second!);

/** The payout of one bet, stake included. A tie returns bets on player and banker. */
export function settleBaccarat(
  kind: BaccaratKind,
  stakeMinor: number,
  { player, banker }: BaccaratHands,
  rule: BankerRule = "commission",
): number {
  const outcome = outcomeOf(player, banker);
  if (outcome === "tie" && (kind === "player" || kind === "banker")) return stakeMinor;
  const won =
    kind === "playerPair" ? isPair(player) : kind === "bankerPair" ? isPair(banker) : kind === outcome;
  if (!won) return 0;
  return payOf(stakeMinor, kind === "banker" ? bankerReturn(banker, rule) : baccaratReturns[kind], 100);
}

function bankerReturn(banker: readonly number[], rule: BankerRule): number {
  if (rule === "commission") return baccaratReturns.banker;
  return totalOf(banker) === SHORT_POINTS ? noCommissionReturns.bankerSix : noCommissionReturns.banker;
}
