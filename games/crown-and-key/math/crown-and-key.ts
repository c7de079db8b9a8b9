import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with ten lines, expanding wild crowns and keys that pay anywhere. It has no bonus round. */
export const crownAndKey: Slot = {
  slug: "crown-and-key",
  symbols: {
    W: "crown",
    K: "key",
    O: "orb",
    S: "sceptre",
    G: "goblet",
    R: "ring",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    crown: "games-slots.symbolCrown",
    key: "games-slots.symbolKey",
    orb: "games-slots.symbolOrb",
    sceptre: "games-slots.symbolSceptre",
    goblet: "games-slots.symbolGoblet",
    ring: "games-slots.symbolRing",
    ...royalWords,
  },
  coins: 10,
  rows: 3,
  reels: [
    "kqRjOkajSRGjSkqaSqajRaOGkKqG",
    "OjqRjaWSakGKkSRGkqGajORSqajq",
    "aSkaWOkKjRGjqRGaSOqkGjqSjaRk",
    "ORSkROjKkqGSaGkajGqjaWjqakRq",
    "qaRGkRqjSkajkGjSGajqOkqROKaS",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 10) },
  pays: {
    O: { 2: 2, 3: 50, 4: 250, 5: 1000 },
    S: { 3: 25, 4: 100, 5: 400 },
    G: { 3: 16, 4: 60, 5: 250 },
    R: { 3: 12, 4: 40, 5: 150 },
    a: { 3: 6, 4: 16, 5: 60 },
    k: { 3: 6, 4: 16, 5: 60 },
    q: { 3: 4, 4: 10, 5: 40 },
    j: { 3: 4, 4: 10, 5: 40 },
  },
  wild: "W",
  expandingWilds: true,
  scatter: "K",
  scatterPays: { 3: 50, 4: 200, 5: 1000 },
};
