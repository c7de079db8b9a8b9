import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A hold-and-win slot: six opals start the respins, and a full screen pays the grand prize. */
export const opalExpress: Slot = {
  slug: "opal-express",
  symbols: {
    W: "conductor",
    C: "opal",
    E: "engine",
    L: "lamp",
    T: "ticket",
    H: "whistle",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    conductor: "games-slots.symbolConductor",
    opal: "games-slots.symbolOpal",
    engine: "games-slots.symbolEngine",
    lamp: "games-slots.symbolLamp",
    ticket: "games-slots.symbolTicket",
    whistle: "games-slots.symbolWhistle",
    ...royalWords,
  },
  coins: 25,
  rows: 3,
  reels: [
    "qkjaHkjaEqHaLHkCCTLqTCajkEL",
    "akLjTEHqCCEqLCjqTjaLTkaHkTW",
    "aLkqLCCHLqHjTWjETaqkjakjHCE",
    "kjaTCCLkqWHCjaqLkETHETajHTaq",
    "HTqkLqkaELaHjEqjTkajkLCCHjCT",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines },
  pays: {
    E: { 3: 50, 4: 200, 5: 1000 },
    L: { 3: 40, 4: 120, 5: 500 },
    T: { 3: 30, 4: 100, 5: 400 },
    H: { 3: 25, 4: 80, 5: 300 },
    a: { 3: 15, 4: 50, 5: 150 },
    k: { 3: 15, 4: 50, 5: 150 },
    q: { 3: 12, 4: 40, 5: 120 },
    j: { 3: 12, 4: 40, 5: 120 },
  },
  wild: "W",
  holdAndWin: {
    coin: "C",
    needed: 6,
    respins: 3,
    landsIn10000: 800,
    coins: [
      { value: 1, weight: 60 },
      { value: 2, weight: 25 },
      { value: 3, weight: 10 },
      { value: 5, weight: 6 },
      { value: 10, weight: 3 },
      { value: 20, weight: 1, prize: "mini" },
      { value: 50, weight: 1, prize: "minor" },
    ],
    full: { value: 1000, prize: "grand" },
  },
};
