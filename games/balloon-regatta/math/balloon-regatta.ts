import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot whose reels grow: every win awards a respin with one more row, up to 16,807 ways. */
export const balloonRegatta: Slot = {
  slug: "balloon-regatta",
  symbols: {
    W: "balloon",
    O: "swallow",
    S: "spyglass",
    C: "compass",
    L: "anchor",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    balloon: "games-slots.symbolBalloon",
    swallow: "games-slots.symbolSwallow",
    spyglass: "games-slots.symbolSpyglass",
    compass: "games-slots.symbolCompass",
    anchor: "games-slots.symbolAnchor",
    ...royalWords,
  },
  coins: 40,
  rows: 7,
  reels: [
    "jkLajCqaLqakjakjqkOOOCLqSSCS",
    "OOOSSjLqCakjaqCkjCkqSLqaWkjaL",
    "qkLjaLkqSSkqCOOOqjCWajSakCaLj",
    "jaSSWOOOSaqjkqjkaCkLjCqLkaqCL",
    "CkLCjSqakjakLOOOqkaCLjqajSSq",
  ],
  rising: [3, 4, 5, 6, 7],
  reading: { kind: "ways" },
  pays: {
    O: { 3: 8, 4: 20, 5: 80 },
    S: { 3: 5, 4: 12, 5: 40 },
    C: { 3: 4, 4: 8, 5: 22 },
    L: { 3: 3, 4: 6, 5: 18 },
    a: { 4: 3, 5: 6 },
    k: { 4: 3, 5: 6 },
    q: { 4: 2, 5: 5 },
    j: { 4: 2, 5: 5 },
  },
  wild: "W",
};
