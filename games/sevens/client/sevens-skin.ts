import {
  bar,
  bell,
  cherries,
  doubleBar,
  orange,
  plum,
  seven,
  tripleBar,
} from "../../kit/client/slots/art/casino-things.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";

export const sevensSkin: Skin = {
  slug: "sevens",
  theme: "oxblood",
  symbols: { seven, "triple-bar": tripleBar, "double-bar": doubleBar, bar, bell, cherries, plum, orange },
  window: ["#fbf3de", "#cdb98b"],
  metal: ["#5a0d1b", "#c4952f", "#ffe7a6"],
  glow: "#ff3b30",
  sparks: ["#ffd36b", "#ff5a4a", "#fff3c4"],
  room: ["#6a1024", "#1a050b"],
  sound: {
    key: 60,
    scale: "mixolydian",
    lead: "vibes",
    pad: "organ",
    tempo: 112,
    chords: [0, 0, 3, 4],
    beat: "brush",
    material: "metal",
  },
};
