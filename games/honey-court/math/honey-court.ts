import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with twenty lines: in free spins, reels that a wild has filled stay wild until the end. */
export const honeyCourt: Slot = {
  slug: "honey-court",
  symbols: {
    W: "honeycomb",
    S: "hive",
    Q: "queen-bee",
    J: "honey-jar",
    C: "clover",
    D: "dipper",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    honeycomb: "games-slots.symbolHoneycomb",
    hive: "games-slots.symbolHive",
    "queen-bee": "games-slots.symbolQueenBee",
    "honey-jar": "games-slots.symbolHoneyJar",
    clover: "games-slots.symbolClover",
    dipper: "games-slots.symbolDipper",
    ...royalWords,
  },
  coins: 20,
  rows: 3,
  reels: [
    "CjkaSqJCkQJDQjqajCaDkqSjD",
    "JjaqWQakDCqjCkJjakDCqjQD",
    "kDqSaQjaqDjCJjWCjkCqJQkDa",
    "CkjCQqJkqDajqQDjJaCWDjka",
    "kCjakSaqDSCjQaJDCjqJQkDjq",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 20) },
  pays: {
    Q: { 3: 20, 4: 70, 5: 400 },
    J: { 3: 16, 4: 45, 5: 160 },
    C: { 3: 12, 4: 32, 5: 120 },
    D: { 3: 10, 4: 25, 5: 100 },
    a: { 3: 5, 4: 12, 5: 40 },
    k: { 3: 5, 4: 12, 5: 40 },
    q: { 3: 4, 4: 10, 5: 30 },
    j: { 3: 4, 4: 10, 5: 30 },
  },
  wild: "W",
  expandingWilds: true,
  scatter: "S",
  freeSpins: {
    awards: { 3: 8 },
    multipliers: [1],
    stickyWilds: true,
    reels: [
      "kjJCQQQJjDqCaqDkqjkDaJjCa",
      "jCDWkqjJQQQCqaCqkJDjaDjaJk",
      "WDCakjJaDjQQQCJDqjkajqJCqk",
      "qCaDJkjWDCkajqDJCQQQjaqkjJ",
      "DCqJakqCkjDJqjJDkaQQQjaCj",
    ],
  },
};
