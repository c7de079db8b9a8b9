import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/**
 * A slot with 1,024 ways to win. During free spins the lift rises, and the multiplier grows with every floor.
 */
export const theGildedLift: Slot = {
  slug: "the-gilded-lift",
  symbols: {
    W: "attendant",
    D: "dial",
    B: "bell",
    S: "suitcase",
    C: "goblet",
    E: "room-key",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    attendant: "games-slots.symbolAttendant",
    dial: "games-slots.symbolDial",
    bell: "games-slots.symbolBell",
    suitcase: "games-slots.symbolSuitcase",
    goblet: "games-slots.symbolGoblet",
    "room-key": "games-slots.symbolRoomKey",
    ...royalWords,
  },
  coins: 40,
  rows: 4,
  reels: [
    "qCDjCSaBkaECqjaqjkSaEqSkEBjk",
    "kqjaCEqCajkSqjEkSaEBWkqjBaC",
    "qEajCkESkBDqjSaqjEaSkqaBWDj",
    "jCqjkaBSqajEBkqaEjkCqESCWak",
    "SqCjkEaqEaBSkqaBjqkSjCBDCajk",
  ],
  reading: { kind: "ways" },
  pays: {
    B: { 3: 20, 4: 60, 5: 250 },
    S: { 3: 12, 4: 30, 5: 120 },
    C: { 3: 9, 4: 25, 5: 80 },
    E: { 3: 7, 4: 18, 5: 60 },
    a: { 4: 8, 5: 25 },
    k: { 4: 8, 5: 25 },
    q: { 4: 7, 5: 20 },
    j: { 4: 7, 5: 20 },
  },
  wild: "W",
  scatter: "D",
  freeSpins: { awards: { 3: 10 }, multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
};
