import { brass, copper, ivory, silver } from "../art/brush.ts";
import { royals, scroll } from "../art/royals.ts";
import { goldWatch, greatWheel, hourglass, pendulum, spring } from "../art/workshop.ts";
import type { Skin } from "../skin.ts";

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
};
