import type { RandomSource } from "../random-source.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import { drawWeighted } from "./draw-weighted.ts";
import type { FoundWin } from "./found-win.ts";
import { drawCoin, type HoldResult, type LandedCoin, playHold } from "./hold-and-win.ts";
import { readExpandedSymbol } from "./read-expanded-symbol.ts";
import { readScreen } from "./read-screen.ts";
import { reelHeights } from "./reel-heights.ts";
import {
  countOn,
  expandWilds,
  fall,
  fillReels,
  newScreen,
  replaceOn,
  type Screen,
  showStops,
} from "./screen.ts";

/** One spin, in coins and cell numbers; `slot-game.ts` converts them to minor units and positions. */
export type PlayedSpin = {
  stops: number[];
  landed: string[];
  reveal: string | null;
  expanded: number;
  multiplier: number;
  screens: { reels: string[]; wins: FoundWin[]; multiplier: number; coins: number }[];
  lanterns: { screen: number; at: number; value: number }[];
  scatters: number[];
  scatterCoins: number;
  freeSpins: number;
  coins: LandedCoin[];
  hold: HoldResult | null;
  /** The reels that were wild before the spin, as bits. */
  locked: number;
  /** The symbol that expands during these free spins. */
  chosen: string | null;
  isRespin: boolean;
};

/** The state that a spin inherits from earlier spins of the round. */
export type Carried = {
  locked?: number;
  chosen?: string | null;
  /** The number of this respin, from 1. */
  respin?: number;
};

/** Limits the number of cascades, which could otherwise continue forever because strips repeat. */
export const CASCADES_MAX = 40;

/** Plays one spin. `freeSpin` is the index of the free spin, from 0; null for the paid spin. */
export function playSpin(
  compiled: CompiledSlot,
  freeSpin: number | null,
  random: RandomSource,
  { locked = 0, chosen = null, respin = 0 }: Carried = {},
): PlayedSpin {
  const { slot, rows } = compiled;
  const free = freeSpin === null ? null : slot.freeSpins!;
  const reels = free ? compiled.freeReels : compiled.reels;
  const screen = newScreen(compiled);
  reelHeights(slot, free !== null, respin)?.forEach((weighted, reel) => {
    const [height] =
      weighted.length === 1 ? weighted[0]! : drawWeighted(weighted, ([, weight]) => weight, random);
    screen.heights[reel] = height;
  });
  const stops = reels.map((strip) => random.below(strip.length));
  showStops(screen, reels, stops, rows);
  fillReels(screen, rows, locked, compiled.wild);
  const landed = lettersOf(compiled, screen);

  const coins = placesOf(compiled, screen, compiled.coin).map((at) => drawCoin(slot.holdAndWin!, at, random));
  const reveal = revealMystery(compiled, screen, random);
  const expanded = slot.expandingWilds ? expandWilds(screen, rows, compiled.wild) : 0;
  const drawnMultiplier = slot.spinMultipliers
    ? drawWeighted(slot.spinMultipliers, ([, weight]) => weight, random)[0]
    : 1;
  const freeMultiplier = free ? free.multipliers[Math.min(freeSpin!, free.multipliers.length - 1)]! : 1;

  const { screens, lanterns } = playScreens(compiled, screen, reels, stops, free !== null, random);
  const expansion = chosen === null ? null : readExpandedSymbol(compiled, screen, chosen);
  if (expansion) screens.push({ ...expansion, reels: lettersOf(compiled, expansion.screen), multiplier: 1 });
  const scatters = placesOf(compiled, screen, compiled.scatter);
  const awards = free ? free.retrigger : slot.freeSpins?.awards;
  return {
    stops,
    landed,
    reveal,
    expanded,
    multiplier: drawnMultiplier * freeMultiplier,
    screens,
    lanterns,
    scatters,
    scatterCoins: payFor(slot.scatterPays, scatters.length),
    freeSpins: payFor(awards, scatters.length),
    coins,
    hold:
      !free && slot.holdAndWin && coins.length >= slot.holdAndWin.needed
        ? playHold(slot.holdAndWin, coins, screen.cells.length, random)
        : null,
    locked,
    chosen,
    isRespin: respin > 0,
  };
}

/**
 * The multiplier symbols (lanterns) that appeared since the last screen. New symbols fall in from above, so
 * they are at the top of a reel.
 */
function arrivals(places: readonly number[], rows: number, lit: Uint8Array): number[] {
  const byReel = Map.groupBy(places, (place) => Math.floor(place / rows));
  return [...byReel].flatMap(([reel, here]) => {
    const fresh = here.slice(0, here.length - lit[reel]!);
    lit[reel] = here.length;
    return fresh;
  });
}

/** The payout for a number of symbols: that of the highest count in the pay table that was reached. */
export function payFor(pays: Readonly<Record<number, number>> | undefined, count: number): number {
  let pay = 0;
  for (const [needed, value] of Object.entries(pays ?? {})) if (Number(needed) <= count) pay = value;
  return pay;
}

function revealMystery(compiled: CompiledSlot, screen: Screen, random: RandomSource): string | null {
  const { slot, rows, mystery, letters } = compiled;
  if (!slot.mystery || countOn(screen, rows, mystery) === 0) return null;
  const [letter] = drawWeighted(slot.mystery.reveals, ([, weight]) => weight, random);
  replaceOn(screen, rows, mystery, letters.indexOf(letter));
  return letter;
}

/**
 * Evaluates the screen. If the slot cascades, winning symbols are removed and the screen is evaluated again
 * until nothing wins.
 */
function playScreens(
  compiled: CompiledSlot,
  screen: Screen,
  reels: readonly Uint8Array[],
  stops: readonly number[],
  free: boolean,
  random: RandomSource,
) {
  const { slot, rows, lantern } = compiled;
  const multipliers = (free && slot.freeSpins?.cascadeMultipliers) || slot.cascadeMultipliers;
  const screens: PlayedSpin["screens"] = [];
  const lanterns: PlayedSpin["lanterns"] = [];
  const marks = new Uint8Array(screen.cells.length);
  const lit = new Uint8Array(reels.length);
  for (let step = 0; ; step++) {
    for (const at of arrivals(placesOf(compiled, screen, lantern), rows, lit)) {
      const value = drawWeighted(slot.lantern!.values, ([, weight]) => weight, random)[0];
      lanterns.push({ screen: step, at, value });
    }
    const wins: FoundWin[] = [];
    const coins = readScreen(compiled, screen, (win) => wins.push(win));
    const multiplier = multipliers ? multipliers[Math.min(step, multipliers.length - 1)]! : 1;
    screens.push({ reels: lettersOf(compiled, screen), wins, multiplier, coins: coins * multiplier });
    if (!multipliers || coins === 0 || step === CASCADES_MAX) return { screens, lanterns };
    marks.fill(0);
    for (const win of wins) for (const place of win.places) marks[place] = 1;
    fall(screen, reels, stops, rows, marks);
  }
}

function lettersOf({ letters, rows }: CompiledSlot, { cells, heights }: Screen): string[] {
  return Array.from(heights, (height, reel) =>
    Array.from(cells.subarray(reel * rows, reel * rows + height), (symbol) => letters[symbol]).join(""),
  );
}

function placesOf({ rows }: CompiledSlot, { cells, heights }: Screen, symbol: number): number[] {
  const places: number[] = [];
  for (let reel = 0; reel < heights.length; reel++)
    for (let row = 0; row < heights[reel]!; row++)
      if (cells[reel * rows + row] === symbol) places.push(reel * rows + row);
  return places;
}
