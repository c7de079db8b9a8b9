import { amethyst, emerald, ruby, sapphire } from "../../kit/client/slots/art/brush.ts";
import { crown, goblet, key, orb, ring, sceptre } from "../../kit/client/slots/art/regalia.ts";
import { royals, scroll } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";

export const crownAndKeySkin: Skin = {
  slug: "crown-and-key",
  theme: "plum",
  symbols: {
    crown,
    key,
    orb,
    sceptre,
    goblet,
    ring,
    ...royals({
      face: "'Palatino Linotype', Palatino, 'Book Antiqua', serif",
      tones: [ruby, sapphire, emerald, amethyst],
      flourish: scroll,
      glow: "#c08bff",
    }),
  },
  window: ["#2c1250", "#12061f"],
  metal: ["#4a2a0c", "#d0a14a", "#fff0bd"],
  glow: "#ffd36b",
  sparks: ["#ffd36b", "#c08bff", "#ffffff"],
  room: ["#3a1b66", "#0d0618"],
  sound: {
    key: 55,
    scale: "mixolydian",
    lead: "harpsichord",
    pad: "organ",
    tempo: 88,
    chords: [0, 3, 6, 0],
    beat: "none",
    material: "metal",
  },
};
