import { brassOrchard } from "./data/brass-orchard.ts";
import { cometClub } from "./data/comet-club.ts";
import { crownAndKey } from "./data/crown-and-key.ts";
import { crystalSeam } from "./data/crystal-seam.ts";
import { masqueradeRow } from "./data/masquerade-row.ts";
import { midnightConservatory } from "./data/midnight-conservatory.ts";
import { nineLanterns } from "./data/nine-lanterns.ts";
import { opalExpress } from "./data/opal-express.ts";
import { pearlDiver } from "./data/pearl-diver.ts";
import { sevens } from "./data/sevens.ts";
import { theClockmaker } from "./data/the-clockmaker.ts";
import { theGildedLift } from "./data/the-gilded-lift.ts";
import type { Slot } from "./slot.ts";

/** Every slot of the house, in the order of the catalogue. */
export const slots: readonly Slot[] = [
  sevens,
  midnightConservatory,
  theGildedLift,
  crownAndKey,
  masqueradeRow,
  opalExpress,
  pearlDiver,
  theClockmaker,
  nineLanterns,
  cometClub,
  brassOrchard,
  crystalSeam,
];
