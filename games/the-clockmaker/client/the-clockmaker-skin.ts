import { brass, copper, ivory, silver } from "../../kit/client/slots/art/brush.ts";
import { royals, scroll } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { goldWatch, greatWheel, hourglass, pendulum, spring } from "./the-clockmaker-symbols.ts";

export const theClockmakerSkin: Skin = {
  slug: "the-clockmaker",
  theme: "walnut",
  symbols: {
    "great-wheel": greatWheel,
    "gold-watch": goldWatch,
    pendulum,
    hourglass,
    spring,
    ...royals({
      face: "'Copperplate', 'Copperplate Gothic Light', Fraunces, serif",
      tones: [brass, copper, silver, ivory],
      flourish: scroll,
      glow: "#ffcf6b",
    }),
  },
  window: ["#3a2110", "#160b05"],
  metal: ["#2a1508", "#8a5a26", "#f5cf8a"],
  glow: "#ffcf6b",
  sparks: ["#ffcf6b", "#ffffff", "#f08a4a"],
  room: ["#5a3216", "#120903"],
  sound: {
    key: 59,
    scale: "minor",
    lead: "celesta",
    pad: "strings",
    tempo: 120,
    chords: [0, 5, 2, 6],
    beat: "tick",
    material: "wood",
  },
};
