import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { liveCrapsPayTables } from "../math/live-craps-pay-tables.ts";
import { LiveCrapsTable } from "./live-craps-table.tsx";

const rules = [
  "games-live-craps.rule1",
  "games-live-craps.rule2",
  "games-live-craps.rule3",
  "games-live-craps.rule4",
] as const;

export const liveCrapsClient: GameClient = {
  words: ["games-live", "games-live-craps"],
  Table: LiveCrapsTable,
  Rules: () => <SharedRules rules={rules} tables={liveCrapsPayTables} />,
  sound: soundOf("lounge", {
    key: 56,
    scale: "mixolydian",
    lead: "brass",
    tempo: 102,
    chords: [0, 0, 3, 4],
    material: "wood",
  }),
};
