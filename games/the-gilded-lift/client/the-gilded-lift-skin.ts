import { brass, emerald, ivory, ruby } from "../../kit/client/slots/art/brush.ts";
import { bell } from "../../kit/client/slots/art/casino-things.ts";
import { goblet } from "../../kit/client/slots/art/regalia.ts";
import { royals, steps } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { attendant, dial, roomKey, suitcase } from "./the-gilded-lift-symbols.ts";

export const theGildedLiftSkin: Skin = {
  slug: "the-gilded-lift",
  theme: "green",
  symbols: {
    attendant,
    dial,
    bell,
    suitcase,
    goblet,
    "room-key": roomKey,
    ...royals({
      face: "'Avenir Next Condensed', 'Arial Narrow', Inter, sans-serif",
      tones: [brass, ruby, emerald, ivory],
      flourish: steps,
      glow: "#ffd36b",
    }),
  },
  window: ["#0f2b22", "#04100c"],
  metal: ["#4a300c", "#c9973a", "#fff0bd"],
  glow: "#ffe07a",
  sparks: ["#ffe07a", "#fff6da", "#7affb8"],
  room: ["#143f31", "#050d0a"],
  sound: {
    key: 62,
    scale: "major",
    lead: "celesta",
    pad: "keys",
    tempo: 92,
    chords: [0, 5, 1, 4],
    beat: "brush",
    material: "metal",
  },
};
