import { cellMultiplier } from "./cell-multiplier.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { readScreen } from "./read-screen.ts";
import { fall, type Screen } from "./screen.ts";

/** The maximum number of cascades, which could otherwise continue forever because strips repeat. */
export const CASCADES_MAX = 40;

/** The multipliers that carry over from one free spin to the next. */
export type CascadeState = {
  /** The multiplier that grows with every cascade of the free spins; 0 if the slot has none. */
  growing: number;
  /** How often each cell has won, for multipliers on cells. */
  marks: Uint8Array | null;
};

export const newCascadeState = ({ slot, reelCount, rows }: CompiledSlot, isFree: boolean): CascadeState => ({
  growing: isFree && slot.freeSpins?.growingMultiplier ? 1 : 0,
  marks: slot.cellMultipliers ? new Uint8Array(reelCount * rows) : null,
});

/** Callbacks for the screens and wins of a spin. The game records all of them; proofs use only `won`. */
type CascadeWatch = {
  /** Called before a screen is evaluated. */
  before?(step: number): void;
  won?(win: FoundWin): void;
  /** Called after a screen was evaluated, before its winning symbols are removed. */
  after?(step: number, multiplier: number, coins: number): void;
};

type Strips = { reels: readonly Uint8Array[]; stops: ArrayLike<number> };

const removed = new Uint8Array(64);

/**
 * Evaluates the screen and returns its payout in coins. If the slot cascades, winning symbols are removed and
 * the screen is evaluated again until nothing wins.
 */
export function playCascades(
  compiled: CompiledSlot,
  screen: Screen,
  { reels, stops }: Strips,
  isFree: boolean,
  state: CascadeState,
  watch: CascadeWatch = {},
): number {
  const { slot, rows } = compiled;
  const multipliers = (isFree && slot.freeSpins?.cascadeMultipliers) || slot.cascadeMultipliers;
  const { marks } = state;
  const most = slot.cellMultipliers?.most ?? 0;
  let total = 0;
  let multiplied = 0;
  const win = (found: FoundWin): void => {
    if (marks) {
      let sum = 0;
      for (const place of found.places) sum += cellMultiplier(marks[place]!, most);
      if (sum > 1) {
        found.multiplier = sum;
        found.coins *= sum;
      }
    }
    multiplied += found.coins;
    for (const place of found.places) removed[place] = 1;
    watch.won?.(found);
  };
  for (let step = 0; ; step++) {
    watch.before?.(step);
    removed.fill(0);
    multiplied = 0;
    readScreen(compiled, screen, win);
    const own = multipliers ? multipliers[Math.min(step, multipliers.length - 1)]! : 1;
    const multiplier = Math.max(state.growing, own);
    total += multiplied * multiplier;
    watch.after?.(step, multiplier, multiplied * multiplier);
    if (!multipliers || multiplied === 0 || step === CASCADES_MAX) return total;
    if (state.growing > 0) state.growing++;
    if (marks)
      for (let place = 0; place < marks.length; place++)
        if (removed[place]) marks[place] = Math.min(9, marks[place]! + 1);
    fall(screen, reels, stops, rows, removed);
  }
}
