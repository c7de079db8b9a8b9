import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { crapsPayTables } from "../math/craps-pay-tables.ts";
import { CrapsTable } from "./craps-table.tsx";

const rules = ["games-craps.rule1", "games-craps.rule8", "games-craps.rule9"] as const;

export const crapsClient: GameClient = {
  words: ["games-craps"],
  Table: CrapsTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={crapsPayTables} />
    </>
  ),
  sound: soundOf("lounge", {
    key: 58,
    scale: "mixolydian",
    lead: "brass",
    tempo: 108,
    chords: [0, 3, 0, 4],
    material: "wood",
  }),
};
