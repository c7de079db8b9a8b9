import { cherries, orange, plum } from "../../kit/client/slots/art/casino-things.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { apple, bee, fig, grapes, pear } from "./brass-orchard-symbols.ts";

export const brassOrchardSkin: Skin = {
  slug: "brass-orchard",
  theme: "green",
  symbols: { bee, pear, fig, grapes, orange, apple, cherries, plum },
  window: ["#1f3a1a", "#0a1608"],
  metal: ["#4a330e", "#b98c3e", "#ffe9b0"],
  glow: "#ffe08a",
  sparks: ["#ffe08a", "#c2f08a", "#ff9a8a"],
  room: ["#2f5a2a", "#081006"],
  sound: {
    key: 56,
    scale: "major",
    lead: "brass",
    pad: "organ",
    tempo: 84,
    chords: [0, 4, 5, 3],
    beat: "none",
    material: "wood",
  },
};
