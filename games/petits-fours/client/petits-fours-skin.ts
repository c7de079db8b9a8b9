import type { Skin } from "../../kit/client/slots/skin.ts";
import {
  bonbon,
  cakeStand,
  cupcake,
  doughnut,
  eclair,
  jelly,
  macaron,
  tart,
} from "./petits-fours-symbols.ts";

export const petitsFoursSkin: Skin = {
  slug: "petits-fours",
  theme: "plum",
  symbols: { "cake-stand": cakeStand, macaron, cupcake, tart, eclair, bonbon, doughnut, jelly },
  window: ["#5a2440", "#2a0e20"],
  metal: ["#7a4a2a", "#e0b070", "#fff0d0"],
  glow: "#ffd08a",
  sparks: ["#ffd08a", "#ff9ac4", "#a8ffe0"],
  room: ["#a05070", "#2a0e1c"],
  sound: {
    key: 64,
    scale: "major",
    lead: "celesta",
    pad: "strings",
    tempo: 126,
    chords: [0, 5, 1, 4],
    beat: "tick",
    material: "cloth",
  },
};
