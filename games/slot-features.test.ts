import { describe, expect, it } from "vitest";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { cellMultiplier } from "./kit/math/slots/cell-multiplier.ts";
import { pickMoments } from "./kit/math/slots/pick-moments.ts";
import { proveRound } from "./kit/math/slots/prove-round.ts";
import { simulateSlot } from "./kit/math/slots/simulate-slot.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import { slotGame } from "./kit/math/slots/slot-game.ts";
import type { SlotSpin, SlotState } from "./kit/math/slots/slot-state.ts";
import { slots } from "./testing-slots.ts";

const slotOf = (slug: string): Slot => slots.find((slot) => slot.slug === slug)!;

/**
 * Returns a copy of a slot with short reel strips that keep every special symbol, so that a proof takes milliseconds.
 */
function shortened(slot: Slot): Slot {
  const special = [slot.wild, slot.scatter, slot.collect?.cash, slot.collect?.collector];
  const short = (strips: readonly string[]) =>
    strips.map((strip) => {
      const kept = new Set([...strip].filter((letter) => special.includes(letter)));
      return (
        [...strip]
          .filter((letter) => !special.includes(letter))
          .slice(0, 8)
          .join("") + [...kept].join("")
      );
    });
  const { freeSpins } = slot;
  return {
    ...slot,
    reels: short(slot.reels),
    ...(freeSpins && {
      freeSpins: { ...freeSpins, ...(freeSpins.reels && { reels: short(freeSpins.reels) }) },
    }),
  };
}

function rounds(slug: string, count: number): SlotState[] {
  const game = slotGame(slotOf(slug));
  const random = simulationSource(41);
  return Array.from({ length: count }, () => game.begin({ stake: 1_000 }, random).state);
}

const featured = [
  "grand-curtain",
  "magpie-manor",
  "balloon-regatta",
  "night-watchman",
  "honey-court",
  "star-atlas",
  "curio-cabinet",
];

describe("the proof of a feature", () => {
  it.each(featured)("agrees with rounds that are played: %s", (slug) => {
    const short = shortened(slotOf(slug));
    const { round } = proveRound(short);
    const played = simulateSlot(short, 6_000, 9);
    const error = round.deviation / Math.sqrt(played.rounds);
    expect(Math.abs(played.mean - round.mean)).toBeLessThan(4.5 * error);
    expect(Math.abs(played.hitRate - round.hitRate)).toBeLessThan(0.03);
    expect(played.deviation / round.deviation).toBeCloseTo(1, 0);
  });

  it("knows the picks of a small cabinet", () => {
    // The sums of two of the prizes 1, 2 and 6 are 3, 7 and 8.
    const { mean, square, most } = pickMoments({ picks: {}, prizes: [1, 2, 6] }, 2);
    expect([mean, square, most]).toEqual([6, expect.closeTo((9 + 49 + 64) / 3, 9), 8]);
  });
});

describe("a feature", () => {
  it("rises by one row with every win, and ends without one", () => {
    const { rising } = slotOf("balloon-regatta");
    for (const { spins } of rounds("balloon-regatta", 400))
      spins.forEach((spin, at) => {
        expect(spin.landed.map((reel) => reel.length)).toEqual(Array(5).fill(rising![at]));
        const isLast = at === spins.length - 1;
        expect(spin.win > 0 && at < rising!.length - 1).toBe(!isLast);
      });
  });

  it("walks wild reels to the left, one reel with each respin", () => {
    const played = rounds("night-watchman", 800).map(({ spins }) => spins);
    expect(played.some((spins) => spins.length > 4)).toBe(true);
    for (const spins of played)
      for (let at = 1; at < spins.length; at++) {
        const moved = spins[at - 1]!.expanded.map((reel) => reel - 1).filter((reel) => reel >= 0);
        expect(spins[at]).toMatchObject({ respin: true, free: false, locked: moved });
        for (const reel of moved) expect(spins[at]!.landed[reel]).toBe("WWW");
      }
  });

  it("keeps wild reels until the last free spin", () => {
    const free = rounds("honey-court", 3_000)
      .map(({ spins }) => spins.filter((spin) => spin.free))
      .filter(({ length }) => length > 0);
    expect(free.length).toBeGreaterThan(5);
    for (const spins of free)
      for (let at = 1; at < spins.length; at++)
        expect(spins[at]!.locked ?? []).toEqual(spins[at - 1]!.expanded);
  });

  it("fills the reels of the drawn symbol after the usual wins, and pays it on every line", () => {
    const grown = rounds("star-atlas", 3_000)
      .flatMap(({ spins }) => spins)
      .filter(({ screens }) => screens.length > 1);
    expect(grown.length).toBeGreaterThan(5);
    for (const { chosen, landed, screens } of grown) {
      const { reels, wins } = screens[1]!;
      expect(reels).toEqual(landed.map((reel) => (reel.includes(chosen!) ? chosen!.repeat(3) : reel)));
      expect(wins).toHaveLength(10);
      for (const { symbol, count } of wins)
        expect([symbol, count]).toEqual([chosen, reels.filter((reel) => reel.includes(chosen!)).length]);
    }
  });

  it("opens as many drawers as there are keys for, and shows the rest", () => {
    const { prizes, picks } = slotOf("curio-cabinet").pickBonus!;
    const opened = rounds("curio-cabinet", 2_000).filter(({ pick }) => pick);
    expect(opened.length).toBeGreaterThan(5);
    const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
    for (const { pick, spins, stake } of opened) {
      const scatters = (spins[0] as SlotSpin).scatters.places.length;
      expect(pick!.prizes).toHaveLength(picks[scatters]!);
      expect(sorted([...pick!.prizes.map(({ value }) => value), ...pick!.left])).toEqual(sorted(prizes));
      for (const { value, win } of pick!.prizes) expect(win).toBe(value * stake);
    }
  });

  it("opens a reel or adds rows with every win, and ends without one", () => {
    const { opening } = slotOf("grand-curtain");
    for (const { spins } of rounds("grand-curtain", 400))
      spins.forEach((spin, at) => {
        expect(spin.landed.map((reel) => reel.length)).toEqual(opening![at]);
        expect(spin.win > 0 && at < opening!.length - 1).toBe(at < spins.length - 1);
      });
  });

  it("multiplies a cluster by the sum of its cells, which win more with every cascade", () => {
    const { most } = slotOf("petits-fours").cellMultipliers!;
    let multiplied = 0;
    for (const { spins } of rounds("petits-fours", 400))
      for (const { screens } of spins)
        for (const { wins, marks } of screens)
          for (const { places, multiplier } of wins) {
            const sum = places.reduce(
              (total, [reel, row]) => total + cellMultiplier(Number(marks![reel]![row]), most),
              0,
            );
            expect(multiplier ?? 1).toBe(Math.max(1, sum));
            if (multiplier) multiplied++;
          }
    expect(multiplied).toBeGreaterThan(5);
    expect([0, 1, 2, 3, 9].map((wins) => cellMultiplier(wins, most))).toEqual([0, 0, 2, 4, 64]);
  });

  it("keeps the multipliers of cells for all free spins, and not for the paid spin", () => {
    const played = rounds("petits-fours", 2_000).filter(({ spins }) => spins.length > 1);
    expect(played.length).toBeGreaterThan(3);
    for (const { spins } of played) {
      expect(spins[1]!.screens[0]!.marks!.join("")).toMatch(/^0+$/);
      for (let at = 2; at < spins.length; at++) {
        const before = [...spins[at - 1]!.screens.at(-1)!.marks!.join("")].map(Number);
        const after = [...spins[at]!.screens[0]!.marks!.join("")].map(Number);
        expect(after.every((wins, cell) => wins >= before[cell]!)).toBe(true);
      }
    }
  });

  it("raises the multiplier with every cascade of the free spins, and never lowers it", () => {
    const played = rounds("storm-light", 3_000).filter(({ spins }) => spins.length > 1);
    expect(played.length).toBeGreaterThan(3);
    for (const { spins } of played) {
      let expected = 1;
      for (const { screens } of spins.slice(1))
        for (const { multiplier, wins } of screens) {
          expect(multiplier).toBe(expected);
          if (wins.length > 0) expected++;
        }
    }
  });

  it("ends a round at its maximum, and pays no more", () => {
    const rich = { ...slotOf("storm-light"), maximumWin: 1 };
    const game = slotGame(rich);
    const random = simulationSource(3);
    const capped = Array.from({ length: 600 }, () => game.begin({ stake: 400 }, random).state);
    expect(Math.max(...capped.map(({ win }) => win))).toBe(400);
    for (const { win, isMaximum } of capped) expect(isMaximum ?? false).toBe(win === 400);
  });

  it("sells free spins that always start, and adds scatters to the reels of an ante bet", () => {
    const game = slotGame(slotOf("storm-light"));
    const random = simulationSource(8);
    expect(game.stakeOf({ stake: 400, mode: "buy" })).toBe(24_000);
    expect(game.stakeOf({ stake: 400, mode: "ante" })).toBe(500);
    for (let round = 0; round < 60; round++) {
      const { state } = game.begin({ stake: 400, mode: "buy" }, random);
      expect(state.spins.length).toBeGreaterThan(10);
    }
    const started = (mode?: "ante") =>
      Array.from({ length: 4_000 }, () => game.begin({ stake: 400, mode }, random).state).filter(
        ({ spins }) => spins.length > 1,
      ).length;
    expect(started("ante")).toBeGreaterThan(started() * 1.2);
    expect(slotGame(slotOf("sevens")).bet.safeParse({ stake: 400, mode: "buy" }).success).toBe(false);
  });

  it("pays every cash value once for each collector, and fills the meter", () => {
    const { meter } = slotOf("magpie-manor").collect!;
    const played = rounds("magpie-manor", 6_000);
    const spins = played.flatMap(({ spins, stake }) => spins.map((spin) => ({ ...spin, stake })));
    expect(spins.some(({ free, collect }) => free && collect!.multiplier > 1)).toBe(true);
    for (const { collect, stake } of spins) {
      const sum = collect!.cash.reduce((total, { value }) => total + value, 0);
      expect(collect!.win).toBe(sum * collect!.collectors.length * collect!.multiplier * stake);
    }
    for (const { spins } of played.filter((round) => round.spins.length > 1)) {
      const { collected } = spins.at(-1)!.collect!;
      const levels = Math.min(Math.floor(collected / meter.every), meter.multipliers.length - 1);
      expect(spins.length - 1 - spins[0]!.scatters.freeSpins).toBe(levels * meter.moreSpins);
    }
  });
});
