import { copper, emerald, gold, topaz } from "../../kit/client/slots/art/brush.ts";
import { royals, vine } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { clover, dipper, hive, honeycomb, honeyJar, queenBee } from "./honey-court-symbols.ts";

export const honeyCourtSkin: Skin = {
  slug: "honey-court",
  theme: "walnut",
  symbols: {
    honeycomb,
    hive,
    "queen-bee": queenBee,
    "honey-jar": honeyJar,
    clover,
    dipper,
    ...royals({
      face: "Fraunces, serif",
      tones: [gold, emerald, topaz, copper],
      flourish: vine,
      glow: "#ffd070",
    }),
  },
  window: ["#5a3206", "#1c0e02"],
  metal: ["#6a3a06", "#f0b030", "#fff4c0"],
  glow: "#ffd02a",
  sparks: ["#ffd02a", "#ffa012", "#fff6cc"],
  room: ["#7a4a0c", "#1a0c02"],
  sound: {
    key: 62,
    scale: "lydian",
    lead: "marimba",
    pad: "flute",
    tempo: 94,
    chords: [0, 1, 3, 4],
    beat: "none",
    material: "wood",
  },
};
