import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with twenty-five lines and a pick bonus: keys open drawers of the cabinet. */
export const curioCabinet: Slot = {
  slug: "curio-cabinet",
  symbols: {
    W: "cabinet",
    S: "drawer-key",
    P: "phoenix",
    M: "music-box",
    F: "peacock-feather",
    N: "nautilus",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    cabinet: "games-slots.symbolCabinet",
    "drawer-key": "games-slots.symbolDrawerKey",
    phoenix: "games-slots.symbolPhoenix",
    "music-box": "games-slots.symbolMusicBox",
    "peacock-feather": "games-slots.symbolPeacockFeather",
    nautilus: "games-slots.symbolNautilus",
    ...royalWords,
  },
  coins: 25,
  rows: 3,
  reels: [
    "MFNjFqPPPkqMkaNMkFSaqjNqaj",
    "aNqPPPaFkWjFkqSjqMNaMjNFMkq",
    "kWMjqakqFaSjkNFMNPPPqMjFqaN",
    "kqMjaNSjPPPFNMkqaFjqMFakNqW",
    "kqFjNPPPkFaqjMNaqFNaMqSkjM",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines },
  pays: {
    P: { 3: 50, 4: 250, 5: 2000 },
    M: { 3: 20, 4: 80, 5: 300 },
    F: { 3: 15, 4: 60, 5: 200 },
    N: { 3: 12, 4: 50, 5: 150 },
    a: { 3: 8, 4: 20, 5: 80 },
    k: { 3: 8, 4: 20, 5: 80 },
    q: { 3: 6, 4: 15, 5: 60 },
    j: { 3: 6, 4: 15, 5: 60 },
  },
  wild: "W",
  scatter: "S",
  pickBonus: {
    picks: { 3: 3, 4: 5, 5: 8 },
    prizes: [1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10, 18, 30, 50],
  },
};
