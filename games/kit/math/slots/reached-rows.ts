import { compileSlot } from "./compiled-slot.ts";
import { proveHold } from "./prove-hold.ts";
import { readScreen } from "./read-screen.ts";
import { levelsOf, reelHeights } from "./reel-heights.ts";
import { type ReelWindow, reelWindows } from "./reel-windows.ts";
import { newScreen } from "./screen.ts";
import type { PayByCount, Slot } from "./slot.ts";
import type { ProvenSpin } from "./slot-moments.ts";
import { withReveal } from "./with-reveal.ts";

/** The wins that can occur: the winning counts of each symbol, and those of mixed symbols. */
type Reached = { byLetter: ReadonlyMap<string, Set<number>>; mixed: Set<number> };

/** The rows of a slot's pay tables that no spin can win. A published table has none. */
export function unreachableRows(slot: Slot, paid: ProvenSpin, free: ProvenSpin | null): string[] {
  const reached = reachedCounts(slot, paid, free);
  const missing = Object.entries(slot.pays).flatMap(([letter, pays]) =>
    missingRows(slot.symbols[letter]!, pays, reached.byLetter.get(letter) ?? new Set()),
  );
  if (slot.mixed) missing.push(...missingRows("mixed", slot.mixed.pays, reached.mixed));
  const counts = ({ moments }: ProvenSpin) =>
    new Set(moments.flatMap(({ chance }, count) => (chance > 0 ? [count] : [])));
  const paidCounts = counts(paid);
  if (slot.scatterPays) missing.push(...missingRows("scatters", slot.scatterPays, paidCounts));
  if (slot.freeSpins) missing.push(...missingRows("free spins", slot.freeSpins.awards, paidCounts));
  if (slot.freeSpins?.retrigger && free)
    missing.push(...missingRows("more free spins", slot.freeSpins.retrigger, counts(free)));
  if (slot.lantern && !slot.reels.some((strip) => strip.includes(slot.lantern!.letter)))
    missing.push("lanterns");
  return [...missing, ...missingHold(slot, paidCounts)];
}

/**
 * The rows of a pay table that none of the counts in `reached` wins. A row is won by its own count
 * and by every higher count that is below the count of the next row.
 */
function missingRows(name: string, pays: PayByCount, reached: ReadonlySet<number>): string[] {
  const won = new Set([...reached].map((count) => payRow(pays, count)));
  return Object.keys(pays)
    .map(Number)
    .filter((row) => !won.has(row))
    .map((row) => `${name} ${row}`);
}

function payRow(pays: PayByCount, count: number): number {
  return Math.max(
    0,
    ...Object.keys(pays)
      .map(Number)
      .filter((row) => row <= count),
  );
}

function missingHold({ holdAndWin: hold, reels, rows }: Slot, counts: ReadonlySet<number>): string[] {
  if (!hold) return [];
  const begun = [...counts].filter((count) => count >= hold.needed);
  if (begun.length === 0) return ["hold and win"];
  const coins = hold.coins.filter(({ weight }) => weight <= 0).map(({ value }) => `coin ${value}`);
  const cells = reels.length * rows;
  const isFull = begun.some((count) => proveHold(hold, count, cells).full > 0);
  return isFull ? coins : [...coins, hold.full.prize];
}

function reachedCounts(slot: Slot, paid: ProvenSpin, free: ProvenSpin | null): Reached {
  const letters = Object.keys(slot.symbols);
  const byLetter = new Map(letters.map((letter) => [letter, new Set<number>()]));
  const mixed = new Set<number>();
  const add = (symbol: number, count: number): void => {
    const counts = symbol < 0 ? mixed : byLetter.get(letters[symbol]!)!;
    counts.add(count);
  };
  if (paid.reached) {
    for (const spin of [paid, free])
      spin?.reached?.forEach((counts, symbol) => {
        for (const count of counts) add(symbol, count);
      });
    return { byLetter, mixed };
  }
  const plain = slot.mystery ? slot.mystery.reveals.map(([letter]) => withReveal(slot, letter)) : [slot];
  for (const one of plain)
    for (const isFree of slot.freeSpins ? [false, true] : [false])
      if (one.reading.kind === "lines") readEveryLine(one, isFree, add);
      else for (let level = 0; level < levelsOf(slot); level++) readEveryWay(one, isFree, level, add);
  return { byLetter, mixed };
}

type Add = (symbol: number, count: number) => void;

function windowsOf(slot: Slot, isFree: boolean, level = 0): ReelWindow[][] {
  const compiled = compileSlot(slot);
  const heights = reelHeights(slot, isFree, level);
  return reelWindows(compiled, isFree ? compiled.freeReels : compiled.reels, heights);
}

/**
 * Evaluates every combination of one symbol per reel on a line; all of them can occur, because reels are
 * independent.
 */
function readEveryLine(slot: Slot, isFree: boolean, add: Add): void {
  const { reading } = slot;
  if (reading.kind !== "lines") return;
  const compiled = compileSlot({ ...slot, reading: { ...reading, lines: reading.lines.slice(0, 1) } });
  const { rows, reelCount, wild } = compiled;
  const row = reading.lines[0]!;
  const screen = newScreen(compiled);
  const choices = windowsOf(slot, isFree).map((reel, at) => {
    const shown = reel.map(({ symbols }) =>
      slot.expandingWilds && symbols.includes(wild) ? wild : symbols[row[at]!]!,
    );
    // A walking wild passes over every reel to the left of the one it landed on.
    const comesBy = slot.walkingWilds && compiled.reels.slice(at).some((strip) => strip.includes(wild));
    return [...new Set(comesBy ? [...shown, wild] : shown)];
  });
  const visit = (reel: number): void => {
    if (reel === reelCount) {
      readScreen(compiled, screen, ({ symbol, count }) => add(symbol, count));
      return;
    }
    for (const symbol of choices[reel]!) {
      screen.cells[reel * rows + row[reel]!] = symbol;
      visit(reel + 1);
    }
  };
  visit(0);
}

function readEveryWay(slot: Slot, isFree: boolean, level: number, add: Add): void {
  const { letters, wild, isApart } = compileSlot(slot);
  const windows = windowsOf(slot, isFree, level);
  for (let symbol = 0; symbol < letters.length; symbol++) {
    if (isApart[symbol] || symbol === wild) continue;
    for (let length = 1; length <= windows.length; length++) {
      const shows = ({ symbols }: ReelWindow) => symbols.some((cell) => cell === symbol || cell === wild);
      const goesOn = windows.slice(0, length).every((reel) => reel.some(shows));
      const ends = length === windows.length || windows[length]!.some((window) => !shows(window));
      if (goesOn && ends) add(symbol, length);
    }
  }
}

/** The smallest stake, in minor units, at which no win has to be rounded. */
export function slotPayUnit({ coins, pays, mixed, scatterPays }: Slot): number {
  const all = [...Object.values(pays), mixed?.pays ?? {}, scatterPays ?? {}].flatMap((by) =>
    Object.values(by),
  );
  return coins / all.reduce(greatestDivisor, coins);
}

export const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
