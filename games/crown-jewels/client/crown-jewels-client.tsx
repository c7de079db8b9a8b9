import type { GameClient } from "../../kit/client/game-client.ts";
import { ScratchRules } from "../../kit/client/scratch/scratch-rules.tsx";
import { type ScratchSkin, ScratchTable } from "../../kit/client/scratch/scratch-table.tsx";
import { emerald, halo, ruby, stone, type Tone } from "../../kit/client/slots/art/brush.ts";
import { crown, goblet, key, orb, ring, sceptre } from "../../kit/client/slots/art/regalia.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { crownJewelsSymbols } from "../math/crown-jewels.ts";

const gem =
  (sides: number, tone: Tone): Painter =>
  (context) => {
    halo(context, tone[1], 46, 0.5);
    stone(context, 34, sides, tone);
  };

const painters: readonly Painter[] = [crown, sceptre, orb, goblet, ring, key, gem(8, ruby), gem(6, emerald)];

const skin: ScratchSkin = {
  theme: "plum",
  symbols: crownJewelsSymbols.map((name, place) => ({ name, paint: painters[place]! })),
};

export const crownJewelsClient: GameClient = {
  words: ["games-scratch", "games-crown-jewels"],
  Table: () => <ScratchTable skin={skin} />,
  Rules: () => <ScratchRules symbols={crownJewelsSymbols} />,
  sound: soundOf("fair", {
    key: 58,
    lead: "harpsichord",
    pad: "strings",
    tempo: 92,
    chords: [0, 3, 6, 4],
    material: "metal",
  }),
};
