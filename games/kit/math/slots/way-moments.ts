import type { CompiledSlot } from "./compiled-slot.ts";
import type { ReelWindow } from "./reel-windows.ts";
import { countedSymbol, newMoments, type SpinMoments } from "./spin-moments.ts";

/** The number of each symbol, wilds included, in one window of a reel. */
type WindowCounts = { chance: number; counts: Uint8Array; counted: number };

/**
 * The moments of one spin with ways. Wins of two symbols depend on each other only through the windows of
 * each reel, so the mean product of their payouts is computed exactly, reel by reel.
 */
export function wayMoments(compiled: CompiledSlot, windows: readonly ReelWindow[][]): SpinMoments {
  const { letters, wild, isApart, pays, reelCount, rows } = compiled;
  const counted = countedSymbol(compiled);
  const paying = [...letters].flatMap((_, symbol) =>
    !isApart[symbol] && symbol !== wild && pays[symbol]![reelCount]! > 0 ? [symbol] : [],
  );
  const reels = windows.map((reel) => reel.map((window) => countsIn(window, paying, wild, counted)));
  const paysOf = paying.map((symbol) => pays[symbol]!);
  const moments = newMoments(reelCount * rows + 1);
  chances(reels).forEach((chance, count) => {
    moments[count]!.chance = chance;
  });
  zeroChances(reels, paysOf).forEach((chance, count) => {
    moments[count]!.zero = chance;
  });
  for (let one = 0; one < paying.length; one++) {
    meanByCount(reels, one, paysOf[one]!).forEach((mean, count) => {
      moments[count]!.mean += mean;
    });
    for (let other = 0; other < paying.length; other++)
      productByCount(reels, [one, other], [paysOf[one]!, paysOf[other]!]).forEach((square, count) => {
        moments[count]!.square += square;
      });
  }
  moments.forEach((at, count) => {
    if (at.chance > 0) at.most = mostAt(reels, paysOf, count);
  });
  return moments;
}

function countsIn(
  { chance, symbols }: ReelWindow,
  paying: readonly number[],
  wild: number,
  counted: number,
): WindowCounts {
  const count = (wanted: (symbol: number) => boolean): number => symbols.filter(wanted).length;
  return {
    chance,
    counts: Uint8Array.from(paying, (symbol) => count((here) => here === symbol || here === wild)),
    counted: count((here) => here === counted),
  };
}

type ByCount = number[];
const add = (to: ByCount, count: number, value: number): void => {
  to[count] = (to[count] ?? 0) + value;
};

function chances(reels: readonly WindowCounts[][]): ByCount {
  let before: ByCount = [1];
  for (const reel of reels) {
    const after: ByCount = [];
    before.forEach((chance, count) => {
      for (const window of reel) add(after, count + window.counted, chance * window.chance);
    });
    before = after;
  }
  return before;
}

/** The probability that nothing pays: every symbol's run ends before the shortest length that pays. */
function zeroChances(reels: readonly WindowCounts[][], paysOf: readonly Float64Array[]): ByCount {
  const all = (1 << paysOf.length) - 1;
  let states = new Map<number, ByCount>([[all, [1]]]);
  reels.forEach((reel, before) => {
    const next = new Map<number, ByCount>();
    for (const [alive, byCount] of states)
      for (const { chance, counts, counted } of reel) {
        let still = 0;
        for (let symbol = 0; symbol < paysOf.length; symbol++)
          if (alive & (1 << symbol) && counts[symbol]! > 0) still |= 1 << symbol;
        if (paysOf.some((pays, symbol) => still & (1 << symbol) && pays[before + 1]! > 0)) continue;
        const to = next.get(still) ?? [];
        next.set(still, to);
        byCount.forEach((likely, count) => {
          add(to, count + counted, likely * chance);
        });
      }
    states = next;
  });
  const zero: ByCount = [];
  for (const byCount of states.values())
    byCount.forEach((chance, count) => {
      add(zero, count, chance);
    });
  return zero;
}

function meanByCount(reels: readonly WindowCounts[][], symbol: number, pays: Float64Array): ByCount {
  return runs(reels, [symbol], [pays]);
}

const productByCount = (
  reels: readonly WindowCounts[][],
  symbols: readonly [number, number],
  pays: readonly [Float64Array, Float64Array],
): ByCount => runs(reels, symbols, pays);

/**
 * The mean product of the symbols' payouts, by the number of scatters or coins. A state records which
 * symbols' runs continue; its value is the mean product of their ways so far and the payouts of ended runs.
 */
function runs(
  reels: readonly WindowCounts[][],
  symbols: readonly number[],
  pays: readonly Float64Array[],
): ByCount {
  const all = (1 << symbols.length) - 1;
  let states: ByCount[] = Array.from({ length: all + 1 }, (_, alive) => (alive === all ? [1] : []));
  reels.forEach((reel, length) => {
    const next: ByCount[] = states.map(() => []);
    states.forEach((byCount, alive) => {
      if (byCount.length === 0) return;
      for (const { chance, counts, counted } of reel) {
        let still = alive;
        let factor = chance;
        symbols.forEach((symbol, at) => {
          if (!(alive & (1 << at))) return;
          const here = counts[symbol]!;
          if (here > 0) factor *= here;
          else {
            still &= ~(1 << at);
            factor *= pays[at]![length]!;
          }
        });
        if (factor === 0) continue;
        byCount.forEach((value, count) => {
          add(next[still]!, count + counted, value * factor);
        });
      }
    });
    states = next;
  });
  const sums: ByCount = [];
  states.forEach((byCount, alive) => {
    const factor = pays.reduce(
      (product, by, at) => (alive & (1 << at) ? product * by[reels.length]! : product),
      1,
    );
    byCount.forEach((value, count) => {
      add(sums, count, value * factor);
    });
  });
  return sums;
}

/**
 * The maximum payout of all symbols together on a screen with `wanted` scatters or coins, found by branch and
 * bound over the windows.
 */
function mostAt(reels: readonly WindowCounts[][], paysOf: readonly Float64Array[], wanted: number): number {
  const choices = reels.map(undominated);
  const highest = choices.map((reel) =>
    paysOf.map((_, symbol) => Math.max(...reel.map(({ counts }) => counts[symbol]!))),
  );
  const fewest = choices.map((reel) => Math.min(...reel.map(({ counted }) => counted)));
  const largest = choices.map((reel) => Math.max(...reel.map(({ counted }) => counted)));
  const after = (list: readonly number[], reel: number) => list.slice(reel).reduce((sum, n) => sum + n, 0);
  let most = 0;
  const visit = (reel: number, ways: readonly number[], ended: number, count: number): void => {
    if (count + after(fewest, reel) > wanted || count + after(largest, reel) < wanted) return;
    let bound = ended;
    ways.forEach((way, symbol) => {
      let possible = way;
      for (let next = reel; next < choices.length; next++) possible *= Math.max(1, highest[next]![symbol]!);
      bound += possible * paysOf[symbol]![choices.length]!;
    });
    if (bound <= most) return;
    if (reel === choices.length) {
      most = bound;
      return;
    }
    for (const { counts, counted } of choices[reel]!) {
      let paid = ended;
      const next = ways.map((way, symbol) => {
        if (way === 0) return 0;
        if (counts[symbol]! === 0) paid += way * paysOf[symbol]![reel]!;
        return way * counts[symbol]!;
      });
      visit(reel + 1, next, paid, count + counted);
    }
  };
  visit(
    0,
    paysOf.map(() => 1),
    0,
    0,
  );
  return most;
}

/**
 * Drops windows for which another window shows at least as many of every symbol; windows with the most
 * symbols come first.
 */
function undominated(reel: readonly WindowCounts[]): WindowCounts[] {
  const unique = [...new Map(reel.map((window) => [`${window.counts}/${window.counted}`, window])).values()];
  const total = ({ counts }: WindowCounts): number => counts.reduce((sum, count) => sum + count, 0);
  return unique
    .filter(
      (window) =>
        !unique.some(
          (other) =>
            other !== window &&
            other.counted === window.counted &&
            other.counts.every((count, symbol) => count >= window.counts[symbol]!) &&
            other.counts.some((count, symbol) => count > window.counts[symbol]!),
        ),
    )
    .sort((one, other) => total(other) - total(one));
}
