import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with twenty lines that pay both ways, and a random multiplier on every spin. */
export const theClockmaker: Slot = {
  slug: "the-clockmaker",
  symbols: {
    W: "great-wheel",
    G: "gold-watch",
    P: "pendulum",
    H: "hourglass",
    S: "spring",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    "great-wheel": "games-slots.symbolGreatWheel",
    "gold-watch": "games-slots.symbolGoldWatch",
    pendulum: "games-slots.symbolPendulum",
    hourglass: "games-slots.symbolHourglass",
    spring: "games-slots.symbolSpring",
    ...royalWords,
  },
  coins: 20,
  rows: 3,
  reels: [
    "aPkajqkjSkHjGaqHPjSqPSaHkqG",
    "aPGqaHqjSajkqPkHGaSHkPqWkSj",
    "GkajPqHSkPaHqaSjakPWqGWjHSkj",
    "aGjPGkjSkHajPqaSWaqHSqkHqPk",
    "aSHGPaSGaqPjkHSqkjPajqHkqjk",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 20), bothWays: true },
  pays: {
    G: { 3: 25, 4: 100, 5: 600 },
    P: { 3: 16, 4: 50, 5: 250 },
    H: { 3: 12, 4: 40, 5: 200 },
    S: { 3: 10, 4: 30, 5: 150 },
    a: { 3: 5, 4: 15, 5: 60 },
    k: { 3: 5, 4: 15, 5: 60 },
    q: { 3: 4, 4: 12, 5: 50 },
    j: { 3: 4, 4: 12, 5: 50 },
  },
  wild: "W",
  spinMultipliers: [
    [1, 800],
    [2, 120],
    [3, 50],
    [5, 22],
    [12, 8],
  ],
};
