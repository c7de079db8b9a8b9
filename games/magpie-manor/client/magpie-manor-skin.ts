import { emerald, gold, rose, silver } from "../../kit/client/slots/art/brush.ts";
import { royals, vine } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import {
  brooch,
  feather,
  magpie,
  manor,
  nest,
  pocketWatch,
  silverSpoon,
  thimble,
} from "./magpie-manor-symbols.ts";

export const magpieManorSkin: Skin = {
  slug: "magpie-manor",
  theme: "slate",
  symbols: {
    manor,
    magpie,
    "silver-spoon": silverSpoon,
    nest,
    "pocket-watch": pocketWatch,
    brooch,
    thimble,
    feather,
    ...royals({
      face: "Fraunces, serif",
      tones: [gold, silver, emerald, rose],
      flourish: vine,
      glow: "#9ab8ff",
    }),
  },
  window: ["#22305a", "#0c1228"],
  metal: ["#2a2438", "#9a8ab8", "#f0e8ff"],
  glow: "#ffe6a0",
  sparks: ["#ffe6a0", "#a8c8ff", "#ffffff"],
  room: ["#34457a", "#0a0e1e"],
  sound: {
    key: 61,
    scale: "mixolydian",
    lead: "harpsichord",
    pad: "flute",
    tempo: 92,
    chords: [0, 6, 3, 0],
    beat: "none",
    material: "metal",
  },
};
