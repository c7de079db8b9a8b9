import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { baccaratPayTables } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { LiveBaccaratTable } from "./live-baccarat-table.tsx";

const rules = [
  "games-baccarat.rule1",
  "games-baccarat.rule2",
  "games-baccarat.rule3",
  "games-live-baccarat.squeezeRule",
] as const;

export const liveBaccaratClient: GameClient = {
  words: ["games-live", "games-baccarat", "games-live-baccarat"],
  Table: LiveBaccaratTable,
  Rules: () => <SharedRules rules={rules} tables={baccaratPayTables} />,
  sound: soundOf("lounge", { key: 51, scale: "major", lead: "vibes", tempo: 66, chords: [0, 3, 1, 4] }),
};
