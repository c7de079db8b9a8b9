import { fiveByThreeLines } from "../../kit/math/slots/lines.ts";
import { royalWords } from "../../kit/math/slots/royal-words.ts";
import type { Slot } from "../../kit/math/slots/slot.ts";

/** A slot with twenty lines: wilds fill their reel and walk to the left with respins. */
export const nightWatchman: Slot = {
  slug: "night-watchman",
  symbols: {
    W: "watchman",
    T: "tomcat",
    O: "owl",
    D: "street-door",
    B: "night-bell",
    a: "ace",
    k: "king",
    q: "queen",
    j: "jack",
  },
  symbolWords: {
    watchman: "games-slots.symbolWatchman",
    tomcat: "games-slots.symbolTomcat",
    owl: "games-slots.symbolOwl",
    "street-door": "games-slots.symbolStreetDoor",
    "night-bell": "games-slots.symbolNightBell",
    ...royalWords,
  },
  coins: 20,
  rows: 3,
  reels: [
    "qjBqjaBkaDkqOkTqBaDjODT",
    "qBkDqaTOjBaqBOTqkjDajkD",
    "TjqDOBaBqDkjTBOkaDqakjq",
    "kaDOBkqDjqkjaTqBaDTjqOB",
    "aBDjqOaqBOTqDkjTkaDjBWkqDBjakTOqjBDakOqTjk",
  ],
  reading: { kind: "lines", lines: fiveByThreeLines.slice(0, 20) },
  pays: {
    W: { 3: 24, 4: 100, 5: 500 },
    T: { 3: 24, 4: 100, 5: 500 },
    O: { 3: 20, 4: 60, 5: 240 },
    D: { 3: 12, 4: 40, 5: 120 },
    B: { 3: 10, 4: 30, 5: 100 },
    a: { 3: 5, 4: 12, 5: 40 },
    k: { 3: 5, 4: 12, 5: 40 },
    q: { 3: 4, 4: 8, 5: 30 },
    j: { 3: 4, 4: 8, 5: 30 },
  },
  wild: "W",
  expandingWilds: true,
  walkingWilds: { respins: 12 },
};
