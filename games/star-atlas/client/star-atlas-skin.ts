import { amethyst, emerald, gold, ruby, sapphire } from "../../kit/client/slots/art/brush.ts";
import { royals, scroll, tenOf } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { astronomer, atlas, orrery, sextant, telescope } from "./star-atlas-symbols.ts";

const lettersLook = {
  face: "Fraunces, serif",
  tones: [gold, ruby, sapphire, emerald],
  flourish: scroll,
  glow: "#9ab8ff",
} as const;

export const starAtlasSkin: Skin = {
  slug: "star-atlas",
  theme: "navy",
  symbols: {
    atlas,
    astronomer,
    telescope,
    orrery,
    sextant,
    ...royals(lettersLook),
    ten: tenOf(lettersLook, amethyst),
  },
  window: ["#14205e", "#060a24"],
  metal: ["#1a2260", "#b08a3a", "#fff0b8"],
  glow: "#9ac8ff",
  sparks: ["#ffe7a8", "#9ac8ff", "#ffffff"],
  room: ["#1c2c80", "#050818"],
  sound: {
    key: 57,
    scale: "lydian",
    lead: "bell",
    pad: "strings",
    tempo: 60,
    chords: [0, 4, 1, 5],
    beat: "none",
    material: "glass",
  },
};
