import { z } from "zod";
import { cardCode, DECK_SIZE, rankOf } from "../../kit/math/cards.ts";
import { drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";
import { bankerDraws, pointsOf, totalOf } from "./tableau.ts";

export const BACCARAT_DECKS = 8;

export const baccaratKinds = ["player", "banker", "tie", "playerPair", "bankerPair"] as const;
export type BaccaratKind = (typeof baccaratKinds)[number];
export type BaccaratOutcome = "player" | "banker" | "tie";

export type BaccaratBet = { bets: { kind: BaccaratKind; stake: number }[] };

export type BaccaratState = {
  player: number[];
  banker: number[];
  bets: { kind: BaccaratKind; stake: number; win: number }[];
};

/**
 * The view of a round for the client. A bet's `win` includes its stake, and on a tie, player and banker bets
 * are returned.
 */
export type BaccaratView = {
  player: { cards: string[]; total: number; pair: boolean };
  banker: { cards: string[]; total: number; pair: boolean };
  outcome: BaccaratOutcome;
  /** Eight or nine with the first two cards, on either side. */
  natural: boolean;
  bets: BaccaratState["bets"];
};

/** The payout of a winning bet with its stake, in hundredths: banker pays 19 to 20, tie eight to one, a pair eleven. */
export const baccaratReturns: Record<BaccaratKind, number> = {
  player: 200,
  banker: 195,
  tie: 900,
  playerPair: 1200,
  bankerPair: 1200,
};

export function outcomeOf(player: readonly number[], banker: readonly number[]): BaccaratOutcome {
  const difference = totalOf(player) - totalOf(banker);
  return difference === 0 ? "tie" : difference > 0 ? "player" : "banker";
}

const isPair = ([first, second]: readonly number[]): boolean => rankOf(first!) === rankOf(second!);

function winOf(
  kind: BaccaratKind,
  stakeMinor: number,
  { player, banker }: Omit<BaccaratState, "bets">,
): number {
  const outcome = outcomeOf(player, banker);
  if (outcome === "tie" && (kind === "player" || kind === "banker")) return stakeMinor;
  const won =
    kind === "playerPair" ? isPair(player) : kind === "bankerPair" ? isPair(banker) : kind === outcome;
  return won ? payOf(stakeMinor, baccaratReturns[kind], 100) : 0;
}

export const baccarat: GameMath<BaccaratBet, BaccaratState, never> = {
  slug: "baccarat",
  bet: z.strictObject({
    bets: z
      .array(z.strictObject({ kind: z.enum(baccaratKinds), stake }))
      .min(1)
      .max(baccaratKinds.length)
      .refine((bets) => new Set(bets.map(({ kind }) => kind)).size === bets.length),
  }),
  stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.stake, 0),

  begin({ bets }, random) {
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
    const settled = bets.map((bet) => ({ ...bet, win: winOf(bet.kind, bet.stake, { player, banker }) }));
    return {
      state: { player, banker, bets: settled },
      win: settled.reduce((sum, bet) => sum + bet.win, 0),
      done: true,
    };
  },

  view({ player, banker, bets }): BaccaratView {
    const hand = (cards: number[]) => ({
      cards: cards.map(cardCode),
      total: totalOf(cards),
      pair: isPair(cards),
    });
    return {
      player: hand(player),
      banker: hand(banker),
      outcome: outcomeOf(player, banker),
      natural: totalOf(player.slice(0, 2)) >= 8 || totalOf(banker.slice(0, 2)) >= 8,
      bets,
    };
  },
};
