import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { dragonTigerPayTables } from "../math/dragon-tiger-pay-tables.ts";
import { DragonTigerTable } from "./dragon-tiger-table.tsx";

const rules = ["games-dragon-tiger.rule1", "games-dragon-tiger.rule2"] as const;

export const dragonTigerClient: GameClient = {
  words: ["games-live", "games-dragon-tiger"],
  Table: DragonTigerTable,
  Rules: () => <SharedRules rules={rules} tables={dragonTigerPayTables} />,
  sound: soundOf("lounge", {
    key: 52,
    scale: "pentatonic",
    lead: "harp",
    pad: "strings",
    tempo: 88,
    chords: [0, 2, 3, 4],
  }),
};
