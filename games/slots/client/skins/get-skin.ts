import type { Skin } from "../skin.ts";
import { brassOrchardSkin } from "./brass-orchard.ts";
import { cometClubSkin } from "./comet-club.ts";
import { crownAndKeySkin } from "./crown-and-key.ts";
import { crystalSeamSkin } from "./crystal-seam.ts";
import { masqueradeRowSkin } from "./masquerade-row.ts";
import { midnightConservatorySkin } from "./midnight-conservatory.ts";
import { nineLanternsSkin } from "./nine-lanterns.ts";
import { opalExpressSkin } from "./opal-express.ts";
import { pearlDiverSkin } from "./pearl-diver.ts";
import { sevensSkin } from "./sevens.ts";
import { theClockmakerSkin } from "./the-clockmaker.ts";
import { theGildedLiftSkin } from "./the-gilded-lift.ts";

export const skins: readonly Skin[] = [
  sevensSkin,
  midnightConservatorySkin,
  theGildedLiftSkin,
  crownAndKeySkin,
  masqueradeRowSkin,
  opalExpressSkin,
  pearlDiverSkin,
  theClockmakerSkin,
  nineLanternsSkin,
  cometClubSkin,
  brassOrchardSkin,
  crystalSeamSkin,
];

export function getSkin(slug: string): Skin {
  const skin = skins.find((one) => one.slug === slug);
  if (skin === undefined) throw new Error(`No slot is painted for ${slug}.`);
  return skin;
}
