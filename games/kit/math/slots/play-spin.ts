import type { RandomSource } from "../random-source.ts";
import { type CollectResult, playCollect } from "./collect.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import { drawWeighted } from "./draw-weighted.ts";
import type { FoundWin } from "./found-win.ts";
import { drawCoin, type HoldResult, type LandedCoin, playHold } from "./hold-and-win.ts";
import { type CascadeState, newCascadeState, playCascades } from "./play-cascades.ts";
import { readExpandedSymbol } from "./read-expanded-symbol.ts";
import { reelHeights } from "./reel-heights.ts";
import { scatteredStops } from "./scattered-stops.ts";
import { countOn, expandWilds, fillReels, newScreen, replaceOn, type Screen, showStops } from "./screen.ts";
import type { BetMode } from "./slot-state.ts";

/** One spin, in coins and cell numbers; `slot-game.ts` converts them to minor units and positions. */
export type PlayedSpin = {
  stops: number[];
  landed: string[];
  reveal: string | null;
  expanded: number;
  multiplier: number;
  screens: { reels: string[]; marks?: string[]; wins: FoundWin[]; multiplier: number; coins: number }[];
  lanterns: { screen: number; at: number; value: number }[];
  scatters: number[];
  scatterCoins: number;
  freeSpins: number;
  coins: LandedCoin[];
  hold: HoldResult | null;
  collect: CollectResult | null;
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
  /** The multipliers that carry over from one free spin to the next. */
  cascades?: CascadeState;
  /** How many collectors have landed in earlier free spins of the round. */
  collected?: number;
  mode?: BetMode | undefined;
};

/** Plays one spin. `freeSpin` is the index of the free spin, from 0; null for the paid spin. */
export function playSpin(
  compiled: CompiledSlot,
  freeSpin: number | null,
  random: RandomSource,
  carried: Carried = {},
): PlayedSpin {
  const { locked = 0, chosen = null, respin = 0 } = carried;
  const { slot, rows } = compiled;
  const free = freeSpin === null ? null : slot.freeSpins!;
  const { screen, reels, stops } = landReels(compiled, free !== null, random, carried);
  fillReels(screen, rows, locked, compiled.wild);
  const landed = lettersOf(compiled, screen);

  const coins = placesOf(compiled, screen, compiled.coin).map((at) => drawCoin(slot.holdAndWin!, at, random));
  const collect = slot.collect
    ? playCollect(
        slot.collect,
        placesOf(compiled, screen, compiled.cash),
        placesOf(compiled, screen, compiled.collector),
        free ? (carried.collected ?? 0) : null,
        random,
      )
    : null;
  const reveal = revealMystery(compiled, screen, random);
  const expanded = slot.expandingWilds ? expandWilds(screen, rows, compiled.wild) : 0;
  const drawnMultiplier = slot.spinMultipliers
    ? drawWeighted(slot.spinMultipliers, ([, weight]) => weight, random)[0]
    : 1;
  const freeMultiplier = free ? free.multipliers[Math.min(freeSpin!, free.multipliers.length - 1)]! : 1;

  const cascades = carried.cascades ?? newCascadeState(compiled, free !== null);
  const { screens, lanterns } = playScreens(
    compiled,
    screen,
    { reels, stops },
    free !== null,
    cascades,
    random,
  );
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
    freeSpins: payFor(awards, scatters.length) + (collect?.moreSpins ?? 0),
    coins,
    hold:
      !free && slot.holdAndWin && coins.length >= slot.holdAndWin.needed
        ? playHold(slot.holdAndWin, coins, screen.cells.length, random)
        : null,
    collect,
    locked,
    chosen,
    isRespin: respin > 0,
  };
}

/** Draws the heights and stops of the reels, and fills the screen accordingly. */
export function landReels(
  compiled: CompiledSlot,
  isFree: boolean,
  random: RandomSource,
  { respin = 0, mode }: Pick<Carried, "respin" | "mode"> = {},
): { screen: Screen; reels: readonly Uint8Array[]; stops: number[] } {
  const { slot, rows } = compiled;
  const reels = isFree ? compiled.freeReels : mode === "ante" ? compiled.anteReels : compiled.reels;
  const screen = newScreen(compiled);
  reelHeights(slot, isFree, respin)?.forEach((weighted, reel) => {
    const [height] =
      weighted.length === 1 ? weighted[0]! : drawWeighted(weighted, ([, weight]) => weight, random);
    screen.heights[reel] = height;
  });
  const stops =
    mode === "buy" && !isFree
      ? scatteredStops(compiled, screen.heights, slot.featureBuy!.scatters, random)
      : reels.map((strip) => random.below(strip.length));
  showStops(screen, reels, stops, rows);
  return { screen, reels, stops };
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

/** The payout for a number of matching symbols. A number that is not in the pay table pays like the next lower one. */
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

/** Plays the screens of a spin, and records each of them for the client. */
function playScreens(
  compiled: CompiledSlot,
  screen: Screen,
  strips: { reels: readonly Uint8Array[]; stops: readonly number[] },
  isFree: boolean,
  state: CascadeState,
  random: RandomSource,
) {
  const { slot, rows, reelCount, lantern } = compiled;
  const screens: PlayedSpin["screens"] = [];
  const lanterns: PlayedSpin["lanterns"] = [];
  const lit = new Uint8Array(reelCount);
  let wins: FoundWin[] = [];
  playCascades(compiled, screen, strips, isFree, state, {
    before(step) {
      wins = [];
      for (const at of arrivals(placesOf(compiled, screen, lantern), rows, lit)) {
        const value = drawWeighted(slot.lantern!.values, ([, weight]) => weight, random)[0];
        lanterns.push({ screen: step, at, value });
      }
    },
    won: (win) => wins.push(win),
    after(_, multiplier, coins) {
      const marks = state.marks && { marks: marksOf(compiled, state.marks) };
      screens.push({ reels: lettersOf(compiled, screen), ...marks, wins, multiplier, coins });
    },
  });
  return { screens, lanterns };
}

function marksOf({ reelCount, rows }: CompiledSlot, marks: Uint8Array): string[] {
  return Array.from({ length: reelCount }, (_, reel) =>
    marks.subarray(reel * rows, (reel + 1) * rows).join(""),
  );
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
