import { coral as coralTone, ivory, sapphire, teal } from "../../kit/client/slots/art/brush.ts";
import { ribbon, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { coral, diver, octopus, pearl, shell, turtle } from "./pearl-diver-symbols.ts";

export const pearlDiverSkin: Skin = {
  slug: "pearl-diver",
  theme: "teal",
  symbols: {
    diver,
    shell,
    pearl,
    turtle,
    octopus,
    coral,
    ...royals({
      face: "italic 'Trebuchet MS', Inter, sans-serif",
      tones: [ivory, coralTone, teal, sapphire],
      flourish: ribbon,
      glow: "#5ff0e0",
    }),
  },
  window: ["#0b4a58", "#041d28"],
  metal: ["#5a3a14", "#d0a868", "#fff2e0"],
  glow: "#8ffff0",
  sparks: ["#e8ffff", "#8ffff0", "#ffd0b0"],
  room: ["#0f6a78", "#03141c"],
  sound: {
    key: 53,
    scale: "lydian",
    lead: "marimba",
    pad: "glass",
    tempo: 76,
    chords: [0, 1, 5, 4],
    beat: "none",
    material: "glass",
  },
};
