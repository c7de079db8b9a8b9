import { amethyst as amethystTone, brass, silver, topaz } from "../../kit/client/slots/art/brush.ts";
import { rail, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { amethyst, drill, emerald, minersLamp, ruby, sapphire } from "./crystal-seam-symbols.ts";

export const crystalSeamSkin: Skin = {
  slug: "crystal-seam",
  theme: "plum",
  symbols: {
    drill,
    lamp: minersLamp,
    amethyst,
    ruby,
    sapphire,
    emerald,
    ...royals({
      face: "Impact, 'Arial Narrow', Inter, sans-serif",
      tones: [topaz, amethystTone, silver, brass],
      flourish: rail,
      glow: "#b060ff",
    }),
  },
  window: ["#2a1838", "#0d0714"],
  metal: ["#2a2430", "#6f6480", "#e0c8ff"],
  glow: "#d08aff",
  sparks: ["#d08aff", "#ffb04a", "#7fd0ff"],
  room: ["#3a2050", "#0a0610"],
  sound: {
    key: 49,
    scale: "lydian",
    lead: "bell",
    pad: "glass",
    tempo: 66,
    chords: [0, 1, 4, 0],
    beat: "none",
    material: "stone",
  },
};
