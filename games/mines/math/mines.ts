import { z } from "zod";
import { choose } from "../../kit/math/choose.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath } from "../../kit/math/game.ts";
import { multiplierOf, type PayFraction, payOf, stake, toHundredths } from "../../kit/math/pay.ts";

export const MINES_TILES = 25;
/**
 * About 99 of every 100 units staked are returned, regardless of the number of mines and of when the player cashes
 * out.
 */
export const MINES_RETURNED = 99n;
/** The maximum multiplier; if it would be exceeded with the next gem, the round ends automatically. */
export const MULTIPLIER_MAX = 10_000n;

export type MinesBet = { stake: number; mines: number };

export type MinesAction = { kind: "reveal"; tile: number } | { kind: "cashOut" };

export type MinesState = MinesBet & {
  /** The tiles with mines, hidden from views until the end. */
  hidden: number[];
  revealed: number[];
  outcome: "playing" | "exploded" | "cashedOut";
  win: number;
};

/** The view for the client. `mineTiles` is null until the round is over; multipliers are rounded down. */
export type MinesView = {
  stake: number;
  mines: number;
  revealed: number[];
  outcome: MinesState["outcome"];
  mineTiles: number[] | null;
  multiplier: number;
  /** The multiplier after the next gem; null if there is none. */
  nextMultiplier: number | null;
  /** The payout for cashing out now, in minor units; 0 before the first gem. */
  cashOut: number;
  win: number;
};

/** The unrounded multiplier: 0.99 divided by the probability of finding this many gems. */
export function unroundedMinesPay(mines: number, stones: number): PayFraction {
  return {
    numerator: MINES_RETURNED * choose(MINES_TILES, stones),
    denominator: 100n * choose(MINES_TILES - mines, stones),
  };
}

/** The payout after a number of gems, in whole hundredths of the stake. */
export const minesPay = (mines: number, stones: number): PayFraction =>
  toHundredths(unroundedMinesPay(mines, stones));

/** The number of gems after which the round ends automatically. */
export function stonesMax(mines: number): number {
  let stones = 1;
  while (stones < MINES_TILES - mines) {
    const next = unroundedMinesPay(mines, stones + 1);
    if (next.numerator > MULTIPLIER_MAX * next.denominator) break;
    stones++;
  }
  return stones;
}

export const minesMultiplier = (mines: number, stones: number): number =>
  multiplierOf(minesPay(mines, stones));

/** Builds the game with a given payout rule; earlier versions had a different rule. */
export function minesGame(payAfter: typeof minesPay): GameMath<MinesBet, MinesState, MinesAction> {
  const cashOutOf = ({ stake, mines, revealed }: MinesState): number => {
    if (revealed.length === 0) return 0;
    const { numerator, denominator } = payAfter(mines, revealed.length);
    return payOf(stake, numerator, denominator);
  };
  const cashedOut = (state: MinesState) => {
    const win = cashOutOf(state);
    return { state: { ...state, outcome: "cashedOut" as const, win }, win, done: true };
  };
  return {
    slug: "mines",
    bet: z.strictObject({
      stake,
      mines: z
        .int()
        .min(1)
        .max(MINES_TILES - 1),
    }),
    action: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("reveal"),
        tile: z
          .int()
          .min(0)
          .max(MINES_TILES - 1),
      }),
      z.strictObject({ kind: z.literal("cashOut") }),
    ]),
    stakeOf: (bet) => bet.stake,

    begin(bet, random) {
      const hidden = drawDistinct(MINES_TILES, bet.mines, random);
      return { state: { ...bet, hidden, revealed: [], outcome: "playing", win: 0 }, win: 0, done: false };
    },

    costOf(state, action) {
      if (state.outcome !== "playing") return null;
      if (action.kind === "cashOut") return state.revealed.length > 0 ? 0 : null;
      return state.revealed.includes(action.tile) ? null : 0;
    },

    act(state, action) {
      if (action.kind === "cashOut") return cashedOut(state);
      const next: MinesState = { ...state, revealed: [...state.revealed, action.tile] };
      if (state.hidden.includes(action.tile))
        return { state: { ...next, outcome: "exploded" }, win: 0, done: true };
      if (next.revealed.length >= stonesMax(state.mines)) return cashedOut(next);
      return { state: next, win: 0, done: false };
    },

    view(state): MinesView {
      const { stake, mines, revealed, outcome, win } = state;
      const playing = outcome === "playing";
      const stones = revealed.length - (outcome === "exploded" ? 1 : 0);
      return {
        stake,
        mines,
        revealed,
        outcome,
        mineTiles: playing ? null : [...state.hidden].sort((a, b) => a - b),
        multiplier: stones === 0 ? 1 : multiplierOf(payAfter(mines, stones)),
        nextMultiplier: playing ? multiplierOf(payAfter(mines, stones + 1)) : null,
        cashOut: playing ? cashOutOf(state) : 0,
        win,
      };
    },

    /**
     * A player who leaves after finding gems is cashed out; if no tile was opened, the first tile is opened
     * for them.
     */
    abandon({ revealed, hidden, mines }) {
      if (revealed.length > 0) return [{ kind: "cashOut" }];
      const first: MinesAction = { kind: "reveal", tile: 0 };
      const endsThere = hidden.includes(first.tile) || stonesMax(mines) === 1;
      return endsThere ? [first] : [first, { kind: "cashOut" }];
    },
  };
}

export const mines = minesGame(minesPay);
