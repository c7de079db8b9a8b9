import { gold, ruby, sapphire, silver } from "../../kit/client/slots/art/brush.ts";
import { royals, steps } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { clubStar, cocktail, comet, gloves, piano, trumpet } from "./comet-club-symbols.ts";

export const cometClubSkin: Skin = {
  slug: "comet-club",
  theme: "navy",
  symbols: {
    comet,
    star: clubStar,
    cocktail,
    trumpet,
    piano,
    gloves,
    ...royals({
      face: "Inter, sans-serif",
      tones: [gold, ruby, sapphire, silver],
      flourish: steps,
      glow: "#7a9cff",
    }),
  },
  window: ["#101a4a", "#050819"],
  metal: ["#141c50", "#4a66c8", "#dce6ff"],
  glow: "#8fd0ff",
  sparks: ["#bfe8ff", "#ffd890", "#ffffff"],
  room: ["#1a2670", "#04060f"],
  sound: {
    key: 54,
    scale: "minor",
    lead: "keys",
    pad: "glass",
    tempo: 104,
    chords: [0, 5, 2, 6],
    beat: "brush",
    material: "glass",
  },
};
