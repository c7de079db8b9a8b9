import { brass, copper, silver, teal } from "../../kit/client/slots/art/brush.ts";
import { rail, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { conductor, engine, lamp, opal, ticket, whistle } from "./opal-express-symbols.ts";

export const opalExpressSkin: Skin = {
  slug: "opal-express",
  theme: "slate",
  symbols: {
    conductor,
    opal,
    engine,
    lamp,
    ticket,
    whistle,
    ...royals({
      face: "italic Inter, sans-serif",
      tones: [brass, teal, copper, silver],
      flourish: rail,
      glow: "#58e0d2",
    }),
  },
  window: ["#16262f", "#070d12"],
  metal: ["#10242a", "#4f8f94", "#d8fff6"],
  glow: "#6ffff0",
  sparks: ["#6ffff0", "#ffd98a", "#ff9ad8"],
  room: ["#1f3a44", "#06090c"],
  sound: {
    key: 58,
    scale: "dorian",
    lead: "vibes",
    pad: "brass",
    tempo: 116,
    chords: [0, 3, 0, 4],
    beat: "brush",
    material: "metal",
  },
};
