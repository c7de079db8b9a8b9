import { amethyst, brass, sapphire, silver } from "../../kit/client/slots/art/brush.ts";
import { royals, scroll } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { nightBell, owl, streetDoor, tomcat, watchman } from "./night-watchman-symbols.ts";

export const nightWatchmanSkin: Skin = {
  slug: "night-watchman",
  theme: "navy",
  symbols: {
    watchman,
    tomcat,
    owl,
    "street-door": streetDoor,
    "night-bell": nightBell,
    ...royals({
      face: "italic Fraunces, serif",
      tones: [brass, sapphire, amethyst, silver],
      flourish: scroll,
      glow: "#8aa8ff",
    }),
  },
  window: ["#1c2550", "#080b1c"],
  metal: ["#1a2044", "#8a7a4a", "#ffe9b0"],
  glow: "#ffb84a",
  sparks: ["#ffc46a", "#ffe9b0", "#8aa8ff"],
  room: ["#24306a", "#06081a"],
  sound: {
    key: 48,
    scale: "minor",
    lead: "vibes",
    pad: "keys",
    tempo: 78,
    chords: [0, 5, 3, 4],
    beat: "brush",
    material: "wood",
  },
};
