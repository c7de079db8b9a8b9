import { copper, emerald, gold, ruby } from "../../kit/client/slots/art/brush.ts";
import { royals, steps } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { goldBar, scales, signet, strongbox, sun, vaultDoor } from "./sun-vault-symbols.ts";

export const sunVaultSkin: Skin = {
  slug: "sun-vault",
  theme: "walnut",
  symbols: {
    "vault-door": vaultDoor,
    sun,
    "gold-bar": goldBar,
    scales,
    signet,
    strongbox,
    ...royals({
      face: "Fraunces, serif",
      tones: [gold, ruby, emerald, copper],
      flourish: steps,
      glow: "#ffc870",
    }),
  },
  window: ["#3a2210", "#120a04"],
  metal: ["#5a3408", "#e0a83a", "#fff2b8"],
  glow: "#ffc23a",
  sparks: ["#ffd34a", "#ff9a2a", "#fff6cc"],
  room: ["#5a3512", "#100804"],
  sound: {
    key: 51,
    scale: "harmonicMinor",
    lead: "harp",
    pad: "brass",
    tempo: 80,
    chords: [0, 5, 3, 4],
    beat: "tick",
    material: "stone",
  },
};
