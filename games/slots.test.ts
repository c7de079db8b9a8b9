import { describe, expect, it } from "vitest";
import type { RandomSource } from "./kit/math/random-source.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { compileSlot } from "./kit/math/slots/compiled-slot.ts";
import { playSpin } from "./kit/math/slots/play-spin.ts";
import { proveCascades } from "./kit/math/slots/prove-cascades.ts";
import { proveHold } from "./kit/math/slots/prove-hold.ts";
import { proveSpin } from "./kit/math/slots/prove-spin.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import { slotGame } from "./kit/math/slots/slot-game.ts";
import { slots } from "./testing-slots.ts";

const stake = 10_000;

/** Returns a copy of a slot with short reel strips, so that every combination of stops can be played. */
const shortened = (slot: Slot, length: number): Slot => ({
  ...slot,
  reels: slot.reels.map((strip) => strip.slice(0, length)),
});

/** Plays one spin for every combination of stops; all other draws come from the random source `rest`. */
function everySpin(slot: Slot, rest: RandomSource, visit: (coins: number, scatters: number) => void): number {
  const compiled = compileSlot(slot);
  const lengths = slot.reels.map((strip) => strip.length);
  const all = lengths.reduce((product, length) => product * length, 1);
  for (let number = 0; number < all; number++) {
    let left = number;
    const stops = lengths.map((length) => {
      const stop = left % length;
      left = Math.floor(left / length);
      return stop;
    });
    const random = { below: (bound: number) => (stops.length > 0 ? stops.shift()! : rest.below(bound)) };
    const spin = playSpin(compiled, null, random);
    const lit = spin.lanterns.reduce((sum, lantern) => sum + lantern.value, 0);
    const coins = spin.screens.reduce((sum, screen) => sum + screen.coins, 0) * Math.max(1, lit);
    visit(coins * spin.multiplier, spin.scatters.length);
  }
  return all;
}

describe("the proof of a spin", () => {
  const plain = slots.filter(
    (slot) => !slot.heights && !slot.mystery && !slot.spinMultipliers && !slot.lantern && !slot.maximumWin,
  );

  it.each(plain.map((slot) => [slot.slug, slot] as const))(
    "agrees with playing every stop: %s",
    (_, slot) => {
      const short = shortened(slot, 6);
      const proven = proveSpin(short, false);
      let coins = 0;
      const scatters = new Map<number, number>();
      const all = everySpin(short, simulationSource(1), (won, count) => {
        coins += won;
        scatters.set(count, (scatters.get(count) ?? 0) + 1);
      });
      expect(coins / all).toBeCloseTo(proven.coins, 9);
      if (!slot.scatter) return;
      for (const [count, times] of scatters) expect(times / all).toBeCloseTo(proven.scatters[count] ?? 0, 9);
    },
  );

  it("adds up over the workers' parts", () => {
    const falling = shortened(slots.find(({ slug }) => slug === "pearl-diver")!, 6);
    const compiled = compileSlot(falling);
    const parts = [0, 1, 2].map((index) => proveCascades(compiled, false, { index, of: 3 }));
    const screens = parts.reduce((sum, part) => sum + part.screens, 0);
    const coins = parts.reduce((sum, part) => sum + part.coins * part.screens, 0) / screens;
    expect(screens).toBe(6 ** 5);
    expect(coins).toBeCloseTo(proveCascades(compiled, false).coins, 9);
  });

  it("knows what hold and win comes to in the plainest case", () => {
    const hold = {
      coin: "C",
      needed: 1,
      respins: 1,
      landsIn10000: 5000,
      coins: [],
      full: { value: 0, prize: "x" },
    };
    // With one empty cell, one respin and a probability of one half, the cell is filled in half of all rounds.
    expect(proveHold(hold, 2, 3)).toEqual({ coins: 2.5, full: 0.5 });
  });
});

describe("a round", () => {
  it.each(slots.map((slot) => [slot.slug, slot] as const))("tells a story that adds up: %s", (_, slot) => {
    const game = slotGame(slot);
    const random = simulationSource(99);
    for (let round = 0; round < 600; round++) {
      const { state, win } = game.begin({ stake }, random);
      expect(state.spins.reduce((sum, spin) => sum + spin.win, state.pick?.win ?? 0)).toBe(win);
      const awarded = state.spins.reduce((sum, spin) => sum + spin.scatters.freeSpins, 0);
      if (!state.isMaximum) expect(state.spins.filter(({ free }) => free)).toHaveLength(awarded);
      for (const spin of state.spins) {
        const parts = spin.screens.reduce((sum, screen) => sum + screen.win, 0);
        expect(
          parts + spin.lanternWin + spin.scatters.win + (spin.hold?.win ?? 0) + (spin.collect?.win ?? 0),
        ).toBe(spin.win);
        for (const screen of spin.screens)
          for (const { symbol, places } of screen.wins)
            for (const [reel, row] of places) {
              const shown = screen.reels[reel]![row]!;
              if (symbol !== null) expect([symbol, slot.wild]).toContain(shown);
            }
      }
    }
  });

  it("gives a pool's chance in proportion to the stake", () => {
    const comet = slots.find(({ slug }) => slug === "comet-club")!;
    const won = (stake: number, draw: number) =>
      slotGame(comet).begin({ stake }, { below: (bound) => (bound === 10_000_000 ? draw : bound - 1) })
        .jackpot;
    expect(won(500, 499)).toBe("spark");
    expect(won(500, 500)).toBeUndefined();
    expect(won(10_000_000, 9_999_999)).toBe("spark");
  });

  it("gives the same chance to the same worth in a finer currency", () => {
    const game = slotGame(slots.find(({ slug }) => slug === "comet-club")!);
    const won = (stake: number, cents: number, part: number) =>
      game.begin(game.measured!({ stake, measure: 1 }, 200), {
        below: (bound) => (bound === 10_000_000 ? cents : bound === 200 ? part : bound - 1),
      }).jackpot;
    expect(won(500 * 200, 499, 199)).toBe("spark");
    expect(won(500 * 200, 500, 0)).toBeUndefined();
    expect(won(500 * 200 + 1, 500, 0)).toBe("spark");
    // The number of minor units that a US cent is worth is stored with a bet only if it isn't 1, and only for slots
    // with jackpot pools.
    expect(game.measured!({ stake: 5, measure: 7 }, 1)).toEqual({ stake: 5 });
    expect(slotGame(slots.find(({ jackpots }) => !jackpots)!).measured!({ stake: 5 }, 200)).toEqual({
      stake: 5,
    });
  });
});

describe("the data of a slot", () => {
  it.each(slots.map((slot) => [slot.slug, slot] as const))("is whole: %s", (_, slot) => {
    const known = new Set(Object.keys(slot.symbols));
    const strips = [...slot.reels, ...(slot.freeSpins?.reels ?? [])];
    for (const letter of strips.join("")) expect(known.has(letter), letter).toBe(true);
    for (const letter of known) expect(strips.join("").includes(letter), letter).toBe(true);
    for (const letter of Object.keys(slot.pays)) expect(known.has(letter)).toBe(true);
    expect(new Set(Object.values(slot.symbols)).size).toBe(known.size);
    // In slots with ways, the first reel determines the winning symbols, so it must not have wilds.
    if (slot.reading.kind === "ways" && slot.wild) expect(slot.reels[0]).not.toContain(slot.wild);
    if (slot.mystery) expect(slot.mystery.reveals.every(([letter]) => letter in slot.pays)).toBe(true);
  });
});
