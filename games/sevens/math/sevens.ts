import { threeByThreeLines } from "../../kit/math/slots/lines.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A classic slot with three reels and five lines; mixed bars and single cherries pay. */
export const sevens: Slot = {
  slug: "sevens",
  symbols: {
    S: "seven",
    T: "triple-bar",
    D: "double-bar",
    B: "bar",
    L: "bell",
    C: "cherries",
    P: "plum",
    O: "orange",
  },
  symbolWords: {
    seven: "games-slots.symbolSeven",
    "triple-bar": "games-slots.symbolTripleBar",
    "double-bar": "games-slots.symbolDoubleBar",
    bar: "games-slots.symbolBar",
    bell: "games-slots.symbolBell",
    cherries: "games-slots.symbolCherries",
    plum: "games-slots.symbolPlum",
    orange: "games-slots.symbolOrange",
  },
  coins: 5,
  rows: 3,
  reels: ["SPBOCLDOPTOBPLOCDPBO", "SOPBLODCPTBOPLDOBPOL", "SPOBLPDOCTOPBLODPBOP"],
  reading: { kind: "lines", lines: threeByThreeLines },
  pays: {
    S: { 3: 500 },
    T: { 3: 100 },
    D: { 3: 60 },
    B: { 3: 30 },
    L: { 3: 40 },
    P: { 3: 18 },
    O: { 3: 10 },
    C: { 1: 1, 2: 5, 3: 60 },
  },
  mixed: { letters: "TDB", pays: { 3: 8 } },
};
