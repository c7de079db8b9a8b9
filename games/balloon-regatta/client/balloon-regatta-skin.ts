import { amethyst, gold, rose, sapphire } from "../../kit/client/slots/art/brush.ts";
import { ribbon, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { anchor, balloon, compass, spyglass, swallow } from "./balloon-regatta-symbols.ts";

export const balloonRegattaSkin: Skin = {
  slug: "balloon-regatta",
  theme: "plum",
  symbols: {
    balloon,
    swallow,
    spyglass,
    compass,
    anchor,
    ...royals({
      face: "Fraunces, serif",
      tones: [gold, rose, sapphire, amethyst],
      flourish: ribbon,
      glow: "#ffb8d0",
    }),
  },
  window: ["#3a2f6e", "#16112e"],
  metal: ["#4a2a1a", "#d8955a", "#ffe6bf"],
  glow: "#ffc46a",
  sparks: ["#ffc46a", "#ff8a6a", "#fff0d0"],
  room: ["#5a4a90", "#140f2a"],
  sound: {
    key: 65,
    scale: "major",
    lead: "accordion",
    pad: "strings",
    tempo: 100,
    chords: [0, 3, 4, 0],
    beat: "brush",
    material: "cloth",
  },
};
