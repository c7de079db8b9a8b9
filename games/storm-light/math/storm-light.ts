import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot, Weighted } from "../../kit/math/slots/slot.ts";

const outer: Weighted = [
  [2, 3],
  [3, 4],
  [4, 2],
];
const inner: Weighted = [
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 1],
];

/**
 * A slot with cascades and up to 20,736 ways. In free spins the multiplier grows with every cascade and never
 * falls. The ante bet doubles the chance of free spins, and the free spins can be bought.
 */
export const stormLight: Slot = {
  slug: "storm-light",
  symbols: {
    W: "lightning",
    L: "lighthouse",
    K: "captain",
    H: "whale",
    S: "schooner",
    B: "barrel",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    lightning: "games-slots.symbolLightning",
    lighthouse: "games-slots.symbolLighthouse",
    captain: "games-slots.symbolCaptain",
    whale: "games-slots.symbolWhale",
    schooner: "games-slots.symbolSchooner",
    barrel: "games-slots.symbolBarrel",
    ...royalWords,
  },
  coins: 40,
  rows: 6,
  reels: [
    "kkHjSjBSqqkjBajBHaHHSBkLKBBaqaBkqkHaKSHqaajajqBK",
    "jjajWjqqSqqHqKaSHjKaLaHkSkkqjjKjSKKjLBjaqHkjBHkq",
    "SWaSKHHSqkaaBaHSjLqajBqBkqqjqHSaaLqkBSjaqakSqqak",
    "aSKBKqBWjSKqkkKSakqkaKkLqKKaaBBSqaaHHSqLaBHjjBSj",
    "jBHHqjKqKWjkHSKaBqKqSHSjaLKakSqqjKqkHqjkaLqSjkja",
    "BqBkBHSkajKHkKHHBkjqjjaqkBKqjqkjjqaqBSjKHLjjaKBB",
  ],
  heights: [outer, inner, inner, inner, inner, outer],
  reading: { kind: "ways" },
  pays: {
    K: { 3: 13, 4: 34, 5: 85, 6: 280 },
    H: { 3: 8, 4: 19, 5: 48, 6: 140 },
    S: { 3: 6, 4: 14, 5: 34, 6: 100 },
    B: { 3: 4, 4: 11, 5: 26, 6: 72 },
    a: { 3: 2, 4: 6, 5: 14, 6: 36 },
    k: { 3: 2, 4: 6, 5: 14, 6: 36 },
    q: { 3: 1, 4: 4, 5: 12, 6: 30 },
    j: { 3: 1, 4: 4, 5: 12, 6: 30 },
  },
  wild: "W",
  cascadeMultipliers: [1],
  scatter: "L",
  freeSpins: {
    awards: { 4: 10, 5: 14, 6: 20 },
    retrigger: { 3: 3, 4: 6 },
    multipliers: [1],
    growingMultiplier: true,
    reels: [
      "aHaqqSBSqkqjBkHjjkHSaBKSjaKHjjSKaLqaajHkHqkBkKka",
      "HkaKHKWqKjHBBkjqBHqBkHWjSaHkkqqakSSHHBLSKkjkKjaK",
      "jWjHkKSBaBqaaqaSBWqqakKBqkBSaakqSLqHBkjqSjSqHqaS",
      "jjkKKBjqkSWBSaajjaaKaHkSkHWqHBKkKjBqjqKjaHLHaKja",
      "SqajaWKHqSBqjaBHBjBSaWBSjaKjKqkkjHkBKLSjkKKjKqkj",
      "BqajajHBSBKjHaKjjBKBqKjqqHaaLjjSkajSjqBkKjqaakqH",
    ],
  },
  anteBet: {
    cost: [5, 4],
    reels: [
      "LkHjSjBSqqkjBajBHaHHSBkLKBBaqaBkqkHaKSHqaajajqBK",
      "jjajWjqqSqHqKaSHjKaLaHkSkkjjKjSKKjLBjaqHkjBHkq",
      "SWaSKHHSqkaaBaHSjLajBqBkqjqHSaaLqkBSjaqakSqqak",
      "aSKBKqBWjSKkkKSakqkaKkLKKaaBBSqaaHHSqLaBHjjBSj",
      "jBHHqjKqKWjkHSKaBKqSHSjaLKakSqjKqkHqjkaLqSjkja",
      "BqBkBHSkajKHkKHHBkjqjjaqkBKqjqkjjqaqBSjKHLjjaKBB",
    ],
  },
  featureBuy: { cost: 60, scatters: 4 },
  maximumWin: 10_000,
};
