import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A cascading slot: the multiplier grows with each cascade, and free spins start with a higher one. */
export const pearlDiver: Slot = {
  slug: "pearl-diver",
  symbols: {
    W: "diver",
    S: "shell",
    P: "pearl",
    T: "turtle",
    O: "octopus",
    C: "coral",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    diver: "games-slots.symbolDiver",
    shell: "games-slots.symbolShell",
    pearl: "games-slots.symbolPearl",
    turtle: "games-slots.symbolTurtle",
    octopus: "games-slots.symbolOctopus",
    coral: "games-slots.symbolCoral",
    ...royalWords,
  },
  coins: 25,
  rows: 3,
  reels: [
    "qaCSPOjakCTjaOkjOPqTCqTk",
    "jqkTqOkCjTOCPWaCjaOPqka",
    "TqCkWjCTkCjOaqPaTPjkaSqO",
    "jkqCjTOkWakOjqPaCPaTCOq",
    "qkjqaOqCkjaOCPTOjSTkCTaP",
  ],
  reading: { kind: "ways" },
  pays: {
    P: { 3: 12, 4: 50, 5: 250 },
    T: { 3: 7, 4: 25, 5: 100 },
    O: { 3: 5, 4: 15, 5: 60 },
    C: { 3: 4, 4: 10, 5: 40 },
    a: { 3: 2, 4: 4, 5: 15 },
    k: { 3: 2, 4: 4, 5: 15 },
    q: { 3: 1, 4: 4, 5: 12 },
    j: { 3: 1, 4: 4, 5: 12 },
  },
  wild: "W",
  cascadeMultipliers: [1, 2, 3, 5],
  scatter: "S",
  freeSpins: { awards: { 3: 10 }, multipliers: [1], cascadeMultipliers: [3, 6, 9, 15] },
};
