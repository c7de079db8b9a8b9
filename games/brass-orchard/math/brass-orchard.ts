import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot in which clusters of fruit pay and cascade, with a multiplier that grows with each cascade. */
export const brassOrchard: Slot = {
  slug: "brass-orchard",
  symbols: { B: "bee", P: "pear", F: "fig", G: "grapes", O: "orange", a: "apple", c: "cherries", m: "plum" },
  symbolWords: {
    bee: "games-slots.symbolBee",
    pear: "games-slots.symbolPear",
    fig: "games-slots.symbolFig",
    grapes: "games-slots.symbolGrapes",
    orange: "games-slots.symbolOrange",
    apple: "games-slots.symbolApple",
    cherries: "games-slots.symbolCherries",
    plum: "games-slots.symbolPlum",
  },
  coins: 20,
  rows: 5,
  reels: [
    "GGcmaaOOFOOFPcPcm",
    "aaFOOPmaamFmcBGGPc",
    "cPGGFaacmcmcGGFPOO",
    "aaBcmOOFmFcPGGPaaF",
    "OOFmPaaOOcPcFcGGmc",
  ],
  reading: { kind: "clusters" },
  pays: {
    P: { 4: 20, 5: 50, 6: 100, 7: 200 },
    F: { 4: 15, 5: 40, 6: 80 },
    G: { 4: 6, 5: 15, 6: 30, 7: 60, 8: 120, 10: 300 },
    O: { 4: 6, 5: 15, 6: 30, 7: 60, 8: 120, 10: 300 },
    a: { 4: 5, 5: 12, 6: 25, 7: 50, 8: 100, 10: 250 },
    c: { 4: 4, 5: 10, 6: 20, 7: 40, 8: 80 },
    m: { 4: 4, 5: 10, 6: 20, 7: 40 },
  },
  wild: "B",
  cascadeMultipliers: [1, 2, 3, 4, 5, 6, 8, 10],
};
