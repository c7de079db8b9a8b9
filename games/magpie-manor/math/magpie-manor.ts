import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot in which magpies collect the values of silver; in free spins they multiply what they collect. */
export const magpieManor: Slot = {
  slug: "magpie-manor",
  symbols: {
    W: "manor",
    M: "magpie",
    C: "silver-spoon",
    N: "nest",
    P: "pocket-watch",
    B: "brooch",
    T: "thimble",
    F: "feather",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    manor: "games-slots.symbolManor",
    magpie: "games-slots.symbolMagpie",
    "silver-spoon": "games-slots.symbolSilverSpoon",
    nest: "games-slots.symbolNest",
    "pocket-watch": "games-slots.symbolPocketWatch",
    brooch: "games-slots.symbolBrooch",
    thimble: "games-slots.symbolThimble",
    feather: "games-slots.symbolFeather",
    ...royalWords,
  },
  coins: 20,
  rows: 3,
  reels: [
    "PkBTaNPjTqTBjTBCqjaFaPqkTCFBaj",
    "WakFTPaNPqFkBjCPkaFTqCFkqajkFq",
    "jWBjqkFkNFPaqFBCjakTPFCkFTkjPa",
    "FjkqkWqaqFqFNPaBkqFCqTkjTaCkaF",
    "TjqNaFPaqjPjBTPTBPMBPjaTakjFaT",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 20) },
  pays: {
    P: { 3: 50, 4: 200, 5: 1000 },
    B: { 3: 34, 4: 130, 5: 500 },
    T: { 3: 26, 4: 80, 5: 300 },
    F: { 3: 20, 4: 64, 5: 240 },
    a: { 3: 10, 4: 32, 5: 100 },
    k: { 3: 10, 4: 32, 5: 100 },
    q: { 3: 6, 4: 22, 5: 70 },
    j: { 3: 6, 4: 22, 5: 70 },
  },
  wild: "W",
  scatter: "N",
  collect: {
    cash: "C",
    collector: "M",
    values: [
      [1, 40],
      [2, 30],
      [3, 14],
      [5, 9],
      [10, 4],
      [25, 2],
    ],
    meter: { every: 4, moreSpins: 8, multipliers: [1, 2, 3, 5] },
  },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    multipliers: [1],
    reels: [
      "BTCaTqFkajkCqBjPFjPjCPkjaTaB",
      "jFajWajaqPaCjPTFkTCkFqjTqCkj",
      "FPjFjWTkTkTqCFqPFjTCFBaqkqCB",
      "BFTWkBaTqjCaFjkTkCPjqFaqCBjq",
      "MkBaBqjBaMFqkjFTkTMPjPBakBTa",
    ],
  },
};
