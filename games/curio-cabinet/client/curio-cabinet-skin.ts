import { emerald, gold, ruby, teal } from "../../kit/client/slots/art/brush.ts";
import { royals, scroll } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { cabinet, drawerKey, musicBox, nautilus, peacockFeather, phoenix } from "./curio-cabinet-symbols.ts";

export const curioCabinetSkin: Skin = {
  slug: "curio-cabinet",
  theme: "teal",
  symbols: {
    cabinet,
    "drawer-key": drawerKey,
    phoenix,
    "music-box": musicBox,
    "peacock-feather": peacockFeather,
    nautilus,
    ...royals({
      face: "italic Fraunces, serif",
      tones: [gold, ruby, teal, emerald],
      flourish: scroll,
      glow: "#7affe0",
    }),
  },
  window: ["#0f3a3a", "#041414"],
  metal: ["#3a0c18", "#c9903a", "#ffe9b8"],
  glow: "#5affd8",
  sparks: ["#5affd8", "#ffcf7a", "#ff8a9a"],
  room: ["#16504e", "#041212"],
  sound: {
    key: 55,
    scale: "harmonicMinor",
    lead: "celesta",
    pad: "organ",
    tempo: 90,
    chords: [0, 3, 5, 4],
    beat: "tick",
    material: "wood",
  },
};
