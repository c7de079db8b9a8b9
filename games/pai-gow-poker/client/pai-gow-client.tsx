import type { GameClient } from "../../kit/client/game-client.ts";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { paiGowPayTables } from "../math/pai-gow-pay-tables.ts";
import { PaiGowRules } from "./pai-gow-rules.tsx";
import { PaiGowTable } from "./pai-gow-table.tsx";

export const paiGowClient: GameClient = {
  words: ["games-pai-gow-poker"],
  Table: PaiGowTable,
  Rules: () => (
    <>
      <PaiGowRules />
      <PayTables tables={paiGowPayTables} />
    </>
  ),
  sound: soundOf("lounge", {
    key: 50,
    scale: "pentatonic",
    lead: "harp",
    pad: "flute",
    tempo: 68,
    chords: [0, 3, 1, 4],
  }),
};
