import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/**
 * A slot whose reels open like a curtain: it starts with three reels, every win opens the next one and awards a respin,
 * and further wins add rows, up to 46,656 ways.
 */
export const grandCurtain: Slot = {
  slug: "grand-curtain",
  symbols: {
    W: "spotlight",
    M: "theatre-mask",
    H: "top-hat",
    O: "opera-glasses",
    R: "bouquet",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    spotlight: "games-slots.symbolSpotlight",
    "theatre-mask": "games-slots.symbolTheatreMask",
    "top-hat": "games-slots.symbolTopHat",
    "opera-glasses": "games-slots.symbolOperaGlasses",
    bouquet: "games-slots.symbolBouquet",
    ...royalWords,
  },
  coins: 40,
  rows: 6,
  reels: [
    "OOOjaajaaaqHkaOMMkkkMjqaaRkjqqMRqq",
    "jkkqRRaRakkOqHHHjMMRjkkOkjjWjajMMM",
    "jqqqkajkWkRkkqOOOjkqOHaOkMjqOOOjHq",
    "kkjjkkkOqOaqakkWqqjqqqjaOOOqaHqqjq",
    "akjqqHHHjRkHaaaRROOOaHMMMROkWOqjjO",
    "HHRMqjjkRjjMMMRRRMRakMMMjROOjkRMqq",
  ],
  opening: [
    [3, 3, 3, 0, 0, 0],
    [4, 4, 4, 4, 0, 0],
    [4, 4, 4, 4, 4, 0],
    [4, 4, 4, 4, 4, 4],
    [5, 5, 5, 5, 5, 5],
    [6, 6, 6, 6, 6, 6],
  ],
  reading: { kind: "ways" },
  pays: {
    M: { 3: 36, 4: 75, 5: 180, 6: 600 },
    H: { 3: 24, 4: 45, 5: 105, 6: 300 },
    O: { 3: 18, 4: 30, 5: 68, 6: 180 },
    R: { 3: 15, 4: 24, 5: 48, 6: 120 },
    a: { 3: 9, 4: 12, 5: 21, 6: 45 },
    k: { 3: 9, 4: 12, 5: 21, 6: 45 },
    q: { 3: 7, 4: 9, 5: 15, 6: 36 },
    j: { 3: 7, 4: 9, 5: 15, 6: 36 },
  },
  wild: "W",
};
