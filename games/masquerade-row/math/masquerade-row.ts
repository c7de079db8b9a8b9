import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

const reveals = [
  ["F", 6],
  ["R", 9],
  ["G", 12],
  ["V", 13],
  ["a", 15],
  ["k", 15],
  ["q", 15],
  ["j", 15],
] as const;

/** A slot with 243 ways, and mystery masks that all reveal the same symbol. */
export const masqueradeRow: Slot = {
  slug: "masquerade-row",
  symbols: {
    M: "mask",
    S: "invitation",
    F: "fan",
    R: "rose",
    G: "goblet",
    V: "violin",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    mask: "games-slots.symbolMask",
    invitation: "games-slots.symbolInvitation",
    fan: "games-slots.symbolFan",
    rose: "games-slots.symbolRose",
    goblet: "games-slots.symbolGoblet",
    violin: "games-slots.symbolViolin",
    ...royalWords,
  },
  coins: 25,
  rows: 3,
  reels: [
    "GjaqGRjkqFVGaqSVRkMMjVaMMRFk",
    "qaFkRGkMjaVqRjGqkaVFMMMGVj",
    "jaRVjkaRqGjFqGSRFGMMMaVkqSV",
    "GRVaMMGVFGqkjVkjRaMMjqakqF",
    "kqVajVaqRGVFRjGSkaqkRMMMGjF",
  ],
  reading: { kind: "ways" },
  pays: {
    F: { 3: 20, 4: 80, 5: 400 },
    R: { 3: 12, 4: 40, 5: 160 },
    G: { 3: 8, 4: 25, 5: 100 },
    V: { 3: 7, 4: 20, 5: 75 },
    a: { 3: 3, 4: 10, 5: 32 },
    k: { 3: 3, 4: 10, 5: 32 },
    q: { 3: 3, 4: 8, 5: 25 },
    j: { 3: 3, 4: 8, 5: 25 },
  },
  mystery: { letter: "M", reveals },
  scatter: "S",
  freeSpins: {
    awards: { 3: 12 },
    multipliers: [2],
    reels: [
      "MMakqFRjVMqGRqGVakMMMGjaFVjk",
      "kFRGVakVMMMMMVjaqkjqRGFqMGaj",
      "qkaGRFjqMMMaGRMMMGVqjRaVFkjV",
      "MMMFGkFjaMMRVqjVRkGaqkVqMGja",
      "RqjkaqVMjRMMMVjMMGFaGqRkVGaF",
    ],
  },
};
