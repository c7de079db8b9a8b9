import {
  type BaccaratKind,
  type BaccaratOutcome,
  type BankerRule,
  baccaratKinds,
  dealBaccarat,
  isPair,
  outcomeOf,
  settleBaccarat,
} from "../../kit/math/baccarat/baccarat-hands.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";
import { cardCode } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipTotal } from "../../kit/math/chip-bets.ts";
import type { GameMath } from "../../kit/math/game.ts";

export type BaccaratBet = ChipBets<BaccaratKind>;

export type BaccaratState = {
  player: number[];
  banker: number[];
  bets: { kind: BaccaratKind; stake: number; win: number }[];
};

/**
 * The view of a round for the client. A bet's `win` includes its stake; a tie returns player and banker bets.
 */
export type BaccaratView = {
  player: { cards: string[]; total: number; pair: boolean };
  banker: { cards: string[]; total: number; pair: boolean };
  outcome: BaccaratOutcome;
  /** A natural: eight or nine with the first two cards, on either side. */
  natural: boolean;
  bets: BaccaratState["bets"];
};

const baccaratWith = (rule: BankerRule): GameMath<BaccaratBet, BaccaratState, never> => ({
  slug: "baccarat",
  bet: chipBets(baccaratKinds),
  stakeOf: chipTotal,

  begin({ bets }, random) {
    const { player, banker } = dealBaccarat(random);
    const settled = bets.map((bet) => ({
      ...bet,
      win: settleBaccarat(bet.kind, bet.stake, { player, banker }, rule),
    }));
    return {
      state: { player, banker, bets: settled },
      win: settled.reduce((sum, bet) => sum + bet.win, 0),
      done: true,
    };
  },

  pastOf: ({ player, banker }) => ({ player, banker }),

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
});

export const baccarat = baccaratWith("commission");
export const baccaratWithoutCommission = baccaratWith("no-commission");
