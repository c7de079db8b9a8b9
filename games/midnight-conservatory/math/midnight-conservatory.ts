import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with twenty lines and wild lilies; three moons start free spins that pay triple. */
export const midnightConservatory: Slot = {
  slug: "midnight-conservatory",
  symbols: {
    W: "night-lily",
    M: "moon",
    O: "orchid",
    H: "moth",
    F: "fern",
    D: "dew-glass",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    "night-lily": "games-slots.symbolNightLily",
    moon: "games-slots.symbolMoon",
    orchid: "games-slots.symbolOrchid",
    moth: "games-slots.symbolMoth",
    fern: "games-slots.symbolFern",
    "dew-glass": "games-slots.symbolDewGlass",
    ...royalWords,
  },
  coins: 20,
  rows: 3,
  reels: [
    "kajDaHkjFaqDMqHaqkFHjkOFDjqO",
    "MkaHkqOjFajDqkODWqaHFakHjDFq",
    "kOaHjqDkaODqHajkFjqFODWFDkjq",
    "DqkFjWkFjqaDWkqaFHajOHjMDaHq",
    "kHqjDWMDFaDjakFjHOjkDHqakqOa",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 20) },
  pays: {
    O: { 3: 60, 4: 250, 5: 1500 },
    H: { 3: 40, 4: 150, 5: 600 },
    F: { 3: 30, 4: 100, 5: 400 },
    D: { 3: 20, 4: 80, 5: 300 },
    a: { 3: 12, 4: 40, 5: 150 },
    k: { 3: 12, 4: 40, 5: 150 },
    q: { 3: 10, 4: 30, 5: 120 },
    j: { 3: 10, 4: 30, 5: 120 },
  },
  wild: "W",
  scatter: "M",
  scatterPays: { 3: 40, 4: 200 },
  freeSpins: {
    awards: { 3: 10, 4: 20 },
    retrigger: { 3: 10, 4: 20 },
    multipliers: [3],
    reels: [
      "jaOkjqDkFHkqOaFOaqHjkHaDMFD",
      "kWjakFOHaqjkqOjqMDFaHFDkWDHa",
      "WDjqaFqjFDakOjDHWqkaOkDOFHqk",
      "qakODaWqFjkqOjFkqDjMHWDaHFaH",
      "kjFqakjWDkFHaDkqWHDaOjMODHqa",
    ],
  },
};
