import { amethyst, emerald, gold, rose } from "../../kit/client/slots/art/brush.ts";
import { royals, scroll } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { bouquet, operaGlasses, spotlight, theatreMask, topHat } from "./grand-curtain-symbols.ts";

export const grandCurtainSkin: Skin = {
  slug: "grand-curtain",
  theme: "plum",
  symbols: {
    spotlight,
    "theatre-mask": theatreMask,
    "top-hat": topHat,
    "opera-glasses": operaGlasses,
    bouquet,
    ...royals({
      face: "Limelight, Fraunces, serif",
      tones: [gold, rose, emerald, amethyst],
      flourish: scroll,
      glow: "#ffb8a0",
    }),
  },
  window: ["#3a1820", "#14060a"],
  metal: ["#4a2a0a", "#d8a04a", "#fff0c0"],
  glow: "#ffd88a",
  sparks: ["#ffd88a", "#ff7a8a", "#fff4d8"],
  curtain: ["#4a0814", "#b01c34"],
  room: ["#6a1c2a", "#140408"],
  sound: {
    key: 53,
    scale: "major",
    lead: "brass",
    pad: "strings",
    tempo: 98,
    chords: [0, 3, 1, 4],
    beat: "brush",
    material: "cloth",
  },
};
