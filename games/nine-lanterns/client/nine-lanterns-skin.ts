import type { Skin } from "../../kit/client/slots/skin.ts";
import {
  amber,
  boat,
  coralCharm,
  indigo,
  jade,
  koi,
  lantern,
  lotus,
  moon,
  teapot,
} from "./nine-lanterns-symbols.ts";

export const nineLanternsSkin: Skin = {
  slug: "nine-lanterns",
  theme: "burgundy",
  symbols: { lantern, moon, koi, boat, lotus, teapot, jade, coral: coralCharm, amber, indigo },
  window: ["#2a1536", "#0c0616"],
  metal: ["#4a1208", "#c4532a", "#ffd9a0"],
  glow: "#ffa03a",
  sparks: ["#ffa03a", "#ff6a2a", "#fff0c0"],
  room: ["#5a2038", "#0d0612"],
  sound: {
    key: 50,
    scale: "pentatonic",
    lead: "harp",
    pad: "flute",
    tempo: 70,
    chords: [0, 3, 1, 4],
    beat: "none",
    material: "wood",
  },
};
