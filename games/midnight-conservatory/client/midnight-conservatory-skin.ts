import { leaf, night, rose, silver } from "../../kit/client/slots/art/brush.ts";
import { dewGlass, fern, moon, moth, nightLily, orchid } from "../../kit/client/slots/art/conservatory.ts";
import { royals, vine } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";

export const midnightConservatorySkin: Skin = {
  slug: "midnight-conservatory",
  theme: "navy",
  symbols: {
    "night-lily": nightLily,
    moon,
    orchid,
    moth,
    fern,
    "dew-glass": dewGlass,
    ...royals({
      face: "Fraunces, serif",
      tones: [rose, leaf, silver, ["#c7d4ff", night[1], night[2], night[3]]],
      flourish: vine,
      glow: "#8fb4ff",
    }),
  },
  window: ["#0d2340", "#050c1c"],
  metal: ["#0a2a26", "#3f8a78", "#bff5dc"],
  glow: "#c8ff8a",
  sparks: ["#c8ff8a", "#ff9ad0", "#e8eeff"],
  room: ["#10305a", "#040814"],
  sound: {
    key: 57,
    scale: "dorian",
    lead: "harp",
    pad: "strings",
    tempo: 72,
    chords: [0, 5, 3, 6],
    beat: "none",
    material: "glass",
  },
};
