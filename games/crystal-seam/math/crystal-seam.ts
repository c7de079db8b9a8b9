import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot, Weighted } from "../../kit/math/slots/slot.ts";

const shaft: Weighted = [
  [2, 3],
  [3, 4],
  [4, 4],
  [5, 3],
  [6, 2],
];
const deepShaft: Weighted = [
  [4, 3],
  [5, 4],
  [6, 3],
];

/** A slot with six reels of varying height, up to 46,656 ways, and higher reels in free spins. */
export const crystalSeam: Slot = {
  slug: "crystal-seam",
  symbols: {
    W: "drill",
    L: "lamp",
    A: "amethyst",
    R: "ruby",
    S: "sapphire",
    E: "emerald",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    drill: "games-slots.symbolDrill",
    lamp: "games-slots.symbolLamp",
    amethyst: "games-slots.symbolAmethyst",
    ruby: "games-slots.symbolRuby",
    sapphire: "games-slots.symbolSapphire",
    emerald: "games-slots.symbolEmerald",
    ...royalWords,
  },
  coins: 40,
  rows: 6,
  reels: [
    "RAqjqkAjakESEaEjkqAqLSRaSajRk",
    "EAjSRaqSjRAjRkaqkqaLkjSEaqEWk",
    "SEqaqAjSakWSkjRajRAEkjLaqEqkA",
    "kLkqjkqaAqSAjRaRkEqSaERajWjE",
    "SaARkqRLRjkaqEqSWjkajAkESajq",
    "jajqEAaRLkSAqREkEaqRqSkjkjaS",
  ],
  heights: [shaft, shaft, shaft, shaft, shaft, shaft],
  reading: { kind: "ways" },
  pays: {
    A: { 3: 15, 4: 50, 5: 150, 6: 600 },
    R: { 3: 10, 4: 30, 5: 80, 6: 250 },
    S: { 3: 8, 4: 20, 5: 60, 6: 180 },
    E: { 3: 8, 4: 16, 5: 40, 6: 120 },
    a: { 3: 2, 4: 8, 5: 20, 6: 50 },
    k: { 3: 2, 4: 8, 5: 20, 6: 50 },
    q: { 3: 2, 4: 6, 5: 16, 6: 40 },
    j: { 3: 2, 4: 6, 5: 16, 6: 40 },
  },
  wild: "W",
  scatter: "L",
  freeSpins: {
    awards: { 4: 8, 5: 12, 6: 20 },
    multipliers: [1],
    heights: [deepShaft, deepShaft, deepShaft, deepShaft, deepShaft, deepShaft],
  },
};
