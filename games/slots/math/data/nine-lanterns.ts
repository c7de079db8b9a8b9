import type { Slot } from "../slot.ts";

/** Six reels read anywhere: enough of a kind pay wherever they stand and fall away, and lanterns multiply it all. */
export const nineLanterns: Slot = {
  slug: "nine-lanterns",
  symbols: {
    X: "lantern",
    M: "moon",
    K: "koi",
    B: "boat",
    L: "lotus",
    T: "teapot",
    g: "jade",
    c: "coral",
    a: "amber",
    i: "indigo",
  },
  coins: 20,
  rows: 4,
  reels: [
    "TLaiLTigBcKcga",
    "caMBTcLigTagKi",
    "aiTLMgBcKgcBaX",
    "agBMTiKXLacLgi",
    "TLBicgaTMKiBga",
    "giTcKLgaTaLicB",
  ],
  reading: { kind: "anywhere" },
  pays: {
    K: { 5: 40, 6: 150, 7: 600, 8: 2000 },
    B: { 6: 22, 7: 70, 8: 300, 10: 1500 },
    L: { 6: 18, 7: 60, 8: 200, 10: 1000 },
    T: { 6: 15, 7: 45, 8: 150, 10: 800 },
    g: { 6: 2, 7: 7, 8: 20, 10: 120 },
    c: { 6: 2, 7: 7, 8: 20, 10: 120 },
    a: { 6: 2, 7: 6, 8: 18, 10: 100 },
    i: { 6: 2, 7: 6, 8: 18, 10: 100 },
  },
  cascadeMultipliers: [1],
  lantern: {
    letter: "X",
    values: [
      [2, 60],
      [3, 25],
      [5, 10],
      [10, 4],
      [25, 1],
    ],
  },
  scatter: "M",
  freeSpins: {
    awards: { 4: 9 },
    multipliers: [1],
    reels: [
      "ciaTLgBKgLTica",
      "KXicLagTcgBTai",
      "TBLXcaciKgagXB",
      "TiBcaigKLaXLXg",
      "BLagiaKXTiBgcT",
      "giacBiKTLgTLca",
    ],
  },
};
