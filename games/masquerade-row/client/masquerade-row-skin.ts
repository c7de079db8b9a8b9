import { copper, rose, teal, topaz } from "../../kit/client/slots/art/brush.ts";
import { goblet } from "../../kit/client/slots/art/regalia.ts";
import { ribbon, royals } from "../../kit/client/slots/art/royals.ts";
import type { Skin } from "../../kit/client/slots/skin.ts";
import { fan, invitation, mask, roseBloom, violin } from "./masquerade-row-symbols.ts";

export const masqueradeRowSkin: Skin = {
  slug: "masquerade-row",
  theme: "teal",
  symbols: {
    mask,
    invitation,
    fan,
    rose: roseBloom,
    goblet,
    violin,
    ...royals({
      face: "italic Georgia, serif",
      tones: [rose, topaz, teal, copper],
      flourish: ribbon,
      glow: "#ff7ad0",
    }),
  },
  window: ["#0c3a3c", "#041517"],
  metal: ["#5a1436", "#c9557f", "#ffd9ea"],
  glow: "#ff8fd0",
  sparks: ["#ff8fd0", "#ffd36b", "#7affe8"],
  room: ["#0f5a58", "#051516"],
  sound: {
    key: 52,
    scale: "harmonicMinor",
    lead: "accordion",
    pad: "strings",
    tempo: 96,
    chords: [0, 3, 4, 0],
    beat: "tick",
    material: "cloth",
  },
};
