import { z } from "zod";
import { aceHighRank, cardCode, DECK_SIZE } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipsOn, chipTotal } from "../../kit/math/chip-bets.ts";
import { type DealerBet, type DealerView, paidOn } from "../../kit/math/dealer-view.ts";
import { drawDistinct, drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";

export const CASINO_WAR_DECKS = 6;
const SHOE = CASINO_WAR_DECKS * DECK_SIZE;

export const warKinds = ["ante", "tie"] as const;
export type WarKind = (typeof warKinds)[number];
export type WarBet = ChipBets<WarKind>;

export const warMoves = ["surrender", "war"] as const;
export type WarMove = (typeof warMoves)[number];

/** Odds to one on a tie of the first two cards. */
export const TIE_PAYS = 10;

/** The possible results of the ante. A tie in the war counts as a win and also pays even money on the ante. */
export const warOutcomes = ["win", "lose", "warWin", "warTie", "warLose", "surrender"] as const;
export type WarOutcome = (typeof warOutcomes)[number];

/**
 * The payouts of the ante and the war bet, as multiples of their stakes, stake included. A won war pays even
 * money on the war bet only; the ante is returned.
 */
export const warReturns: Record<WarOutcome, { ante: number; war: number }> = {
  win: { ante: 2, war: 0 },
  lose: { ante: 0, war: 0 },
  warWin: { ante: 1, war: 2 },
  warTie: { ante: 2, war: 2 },
  warLose: { ante: 0, war: 0 },
  surrender: { ante: 0.5, war: 0 },
};

export type WarState = {
  /** Each side's cards: the first card, then the second one if there is a war. */
  player: number[];
  dealer: number[];
  bets: DealerBet<WarKind | "war">[];
  /** The result of the ante; null until it is decided, or if no ante was bet. */
  outcome: WarOutcome | null;
  done: boolean;
};

export type WarView = DealerView<WarKind | "war", WarMove> & {
  player: string[];
  dealer: string[];
  tied: boolean;
  outcome: WarOutcome | null;
};

const compare = ({ player, dealer }: Pick<WarState, "player" | "dealer">): number =>
  aceHighRank(player.at(-1)!) - aceHighRank(dealer.at(-1)!);

const anteOf = ({ bets }: WarState): number => chipsOn({ bets }, "ante");

function settled(state: WarState, outcome: WarOutcome | null): Step<WarState> {
  const bets = state.bets.map((bet) => {
    if (bet.kind === "tie" || outcome === null) return bet;
    return { ...bet, win: Math.floor(bet.stake * warReturns[outcome][bet.kind]) };
  });
  return { state: { ...state, bets, outcome, done: true }, win: paidOn(bets), done: true };
}

export const casinoWar: GameMath<WarBet, WarState, { kind: WarMove }> = {
  slug: "casino-war",
  bet: chipBets(warKinds),
  action: z.strictObject({ kind: z.enum(warMoves) }),
  stakeOf: chipTotal,

  begin(bet, random) {
    const [player, dealer] = drawDistinct(SHOE, 2, random) as [number, number];
    const difference = aceHighRank(player) - aceHighRank(dealer);
    const state: WarState = {
      player: [player],
      dealer: [dealer],
      bets: bet.bets.map(({ kind, stake }) => ({
        kind,
        stake,
        win: kind === "ante" ? null : difference === 0 ? stake * (TIE_PAYS + 1) : 0,
      })),
      outcome: null,
      done: false,
    };
    if (anteOf(state) === 0) return settled(state, null);
    return difference === 0
      ? { state, win: 0, done: false }
      : settled(state, difference > 0 ? "win" : "lose");
  },

  costOf: (state, { kind }) => (state.done ? null : kind === "war" ? anteOf(state) : 0),

  act(state, { kind }, random) {
    if (kind === "surrender") return settled(state, "surrender");
    const player = drawUntaken(SHOE, [...state.player, ...state.dealer], random);
    const dealer = drawUntaken(SHOE, [...state.player, ...state.dealer, player], random);
    const next: WarState = {
      ...state,
      player: [...state.player, player],
      dealer: [...state.dealer, dealer],
      bets: [...state.bets, { kind: "war", stake: anteOf(state), win: null }],
    };
    const difference = compare(next);
    return settled(next, difference === 0 ? "warTie" : difference > 0 ? "warWin" : "warLose");
  },

  view(state): WarView {
    return {
      player: state.player.map(cardCode),
      dealer: state.dealer.map(cardCode),
      tied: aceHighRank(state.player[0]!) === aceHighRank(state.dealer[0]!),
      bets: state.bets,
      allowed: state.done
        ? []
        : [
            { kind: "surrender", cost: 0 },
            { kind: "war", cost: anteOf(state) },
          ],
      outcome: state.outcome,
      done: state.done,
    };
  },

  /** A player who leaves surrenders, because a war would cost another stake. */
  abandon: () => [{ kind: "surrender" }],
};
