import { z } from "zod";
import { choose } from "../../kit/math/choose.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";

export const MINES_TILES = 25;
/** Of every 100 staked, 99 come back, however many mines there are and whenever the player stops. */
export const MINES_RETURNED = 99n;
/** No board pays more: where the next stone would, the round ends by itself. */
export const MULTIPLIER_MAX = 10_000n;

export type MinesBet = { stake: number; mines: number };

export type MinesAction = { kind: "reveal"; tile: number } | { kind: "cashOut" };

export type MinesState = MinesBet & {
  /** The tiles with mines; hidden from views until the end. */
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
  /** The multiplier after the next stone; null if there is none. */
  nextMultiplier: number | null;
  /** The payout of cashing out now, in minor units; 0 before the first stone. */
  cashOut: number;
  win: number;
};

/** The pay after `stones`, as a fraction: 0.99 over the chance to have come this far. */
export function minesPay(mines: number, stones: number): { numerator: bigint; denominator: bigint } {
  return {
    numerator: MINES_RETURNED * choose(MINES_TILES, stones),
    denominator: 100n * choose(MINES_TILES - mines, stones),
  };
}

/** The most stones a board gives before it ends by itself. */
export function stonesMax(mines: number): number {
  let stones = 1;
  while (stones < MINES_TILES - mines) {
    const next = minesPay(mines, stones + 1);
    if (next.numerator > MULTIPLIER_MAX * next.denominator) break;
    stones++;
  }
  return stones;
}

export function minesMultiplier(mines: number, stones: number): number {
  const { numerator, denominator } = minesPay(mines, stones);
  return Number((numerator * 10_000n) / denominator) / 10_000;
}

function cashOutOf({ stake, mines, revealed }: MinesState): number {
  if (revealed.length === 0) return 0;
  const { numerator, denominator } = minesPay(mines, revealed.length);
  return payOf(stake, numerator, denominator);
}

const cashedOut = (state: MinesState) => {
  const win = cashOutOf(state);
  return { state: { ...state, outcome: "cashedOut" as const, win }, win, done: true };
};

export const mines: GameMath<MinesBet, MinesState, MinesAction> = {
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
      multiplier: stones === 0 ? 1 : minesMultiplier(mines, stones),
      nextMultiplier: playing ? minesMultiplier(mines, stones + 1) : null,
      cashOut: playing ? cashOutOf(state) : 0,
      win,
    };
  },

  /** A player who left with stones keeps them; one who never dug has the first tile turned for them. */
  abandon({ revealed, hidden, mines }) {
    if (revealed.length > 0) return [{ kind: "cashOut" }];
    const first: MinesAction = { kind: "reveal", tile: 0 };
    const endsThere = hidden.includes(first.tile) || stonesMax(mines) === 1;
    return endsThere ? [first] : [first, { kind: "cashOut" }];
  },
};
