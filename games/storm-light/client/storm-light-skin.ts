import { gold, ruby, sapphire, silver } from "../../kit/client/slots/art/brush.ts";
import { ribbon, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { barrel, captain, lighthouse, lightning, schooner, whale } from "./storm-light-symbols.ts";

export const stormLightSkin: Skin = {
  slug: "storm-light",
  theme: "slate",
  symbols: {
    lightning,
    lighthouse,
    captain,
    whale,
    schooner,
    barrel,
    ...royals({
      face: "Fraunces, serif",
      tones: [gold, ruby, sapphire, silver],
      flourish: ribbon,
      glow: "#8ab8ff",
    }),
  },
  window: ["#1a2f4e", "#081222"],
  metal: ["#12202e", "#7a94ac", "#eaf4ff"],
  glow: "#ffe08a",
  sparks: ["#ffe08a", "#8ac8ff", "#ffffff"],
  room: ["#26406a", "#060c18"],
  sound: {
    key: 50,
    scale: "minor",
    lead: "flute",
    pad: "brass",
    tempo: 86,
    chords: [0, 5, 6, 0],
    beat: "none",
    material: "wood",
  },
};
