import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with wild comets that double every line they are on; any spin may win one of three jackpots. */
export const cometClub: Slot = {
  slug: "comet-club",
  symbols: {
    W: "comet",
    S: "star",
    C: "cocktail",
    T: "trumpet",
    P: "piano",
    G: "gloves",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    comet: "games-slots.symbolComet",
    star: "games-slots.symbolStar",
    cocktail: "games-slots.symbolCocktail",
    trumpet: "games-slots.symbolTrumpet",
    piano: "games-slots.symbolPiano",
    gloves: "games-slots.symbolGloves",
    ...royalWords,
  },
  coins: 25,
  rows: 3,
  reels: [
    "jCkajqPTakGTPjqkCGjaqTGPaqSk",
    "WPTkPajqGkaqjSCkajCGTkqaTPGj",
    "qTCakCjkSPqWGTkjaGPqGkjPTqaj",
    "kqTaGkPTqjaPTCaPjCWGkjqajSqG",
    "GkPjaqGkaqTCakqjPTjqaGCkSPT",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines },
  pays: {
    C: { 3: 40, 4: 150, 5: 800 },
    T: { 3: 25, 4: 80, 5: 400 },
    P: { 3: 20, 4: 60, 5: 250 },
    G: { 3: 15, 4: 50, 5: 200 },
    a: { 3: 8, 4: 25, 5: 100 },
    k: { 3: 8, 4: 25, 5: 100 },
    q: { 3: 6, 4: 20, 5: 80 },
    j: { 3: 6, 4: 20, 5: 80 },
  },
  wild: "W",
  wildMultiplier: 2,
  scatter: "S",
  scatterPays: { 3: 50, 4: 250, 5: 1000 },
  freeSpins: {
    awards: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 8, 4: 12, 5: 20 },
    multipliers: [1],
    reels: [
      "jTSCqaPjkGqPTkqajPTkaGkCajGq",
      "WPCakjqSWTjaqGkPjqTPjaGTCGak",
      "jaPjTCqjTWGaqGkWaCqGPkjPWkqST",
      "jTaqPWqjkCjqTWkGjaGTkaPSCGPa",
      "CjTaPkqaPqaSkqPkjGCkTaGjTGq",
    ],
  },
  jackpots: [
    { tier: "comet", contributionIn10000: 50, seedMinor: 2_500_000, stakePerHit: 2_000_000_000 },
    { tier: "star", contributionIn10000: 30, seedMinor: 150_000, stakePerHit: 200_000_000 },
    { tier: "spark", contributionIn10000: 20, seedMinor: 5_000, stakePerHit: 10_000_000 },
  ],
};
