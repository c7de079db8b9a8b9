import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { sicBoPayTables } from "../math/sic-bo-pay-tables.ts";
import { SicBoTable } from "./sic-bo-table.tsx";

const rules = ["games-sic-bo.rule1", "games-sic-bo.rule2", "games-sic-bo.rule3"] as const;

export const sicBoClient: GameClient = {
  words: ["games-live", "games-sic-bo"],
  Table: SicBoTable,
  Rules: () => <SharedRules rules={rules} tables={sicBoPayTables} />,
  sound: soundOf("lounge", {
    key: 55,
    scale: "pentatonic",
    lead: "bell",
    pad: "flute",
    tempo: 76,
    chords: [0, 3, 4, 1],
    material: "wood",
  }),
};
