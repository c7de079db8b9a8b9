import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/**
 * A slot with ten lines: in free spins, one symbol chosen at random fills every reel on which it lands and pays on
 * every line.
 */
export const starAtlas: Slot = {
  slug: "star-atlas",
  symbols: {
    B: "atlas",
    E: "astronomer",
    T: "telescope",
    G: "orrery",
    M: "sextant",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
    t: "ten",
  },
  symbolWords: {
    atlas: "games-slots.symbolAtlas",
    astronomer: "games-slots.symbolAstronomer",
    telescope: "games-slots.symbolTelescope",
    orrery: "games-slots.symbolOrrery",
    sextant: "games-slots.symbolSextant",
    ...royalWords,
    ten: "games-slots.symbolTen",
  },
  coins: 10,
  rows: 3,
  reels: [
    "aMjktqaktETMjqGtkBqajMTG",
    "kqGaqjGtTaMtkqaMtjkBTjEM",
    "aqtkqaTkGtMEajMBGqtjTkMj",
    "qTGBkEaqjkMtjTMGjatqaMkt",
    "tMTtqjkGjtakBMqEMkjGaqTa",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 10) },
  pays: {
    E: { 3: 40, 4: 150, 5: 600 },
    T: { 3: 20, 4: 80, 5: 300 },
    G: { 3: 15, 4: 50, 5: 200 },
    M: { 3: 10, 4: 40, 5: 150 },
    a: { 3: 5, 4: 20, 5: 80 },
    k: { 3: 5, 4: 20, 5: 80 },
    q: { 3: 4, 4: 15, 5: 60 },
    j: { 3: 4, 4: 15, 5: 60 },
    t: { 3: 4, 4: 15, 5: 60 },
  },
  wild: "B",
  scatter: "B",
  scatterPays: { 3: 20, 4: 200, 5: 1000 },
  freeSpins: {
    awards: { 3: 10, 4: 10, 5: 10 },
    multipliers: [1],
    expandingSymbols: [
      ["E", 4],
      ["T", 8],
      ["G", 10],
      ["M", 12],
      ["a", 13],
      ["k", 13],
      ["q", 13],
      ["j", 13],
      ["t", 14],
    ],
    reels: [
      "BqGtakMEGtqMkjTqtjTaMjak",
      "jkGtaGtkjMqaMjTqEMBkTaqt",
      "MGTjBkEaTjtqatMkqjMqakGt",
      "qkaBkjETjMqGaTMtkaMtGqjt",
      "kjTatkTtjqtMqaEqkBGaMGjM",
    ],
  },
};
