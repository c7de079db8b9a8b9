import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { casinoHoldemPayTables } from "../../kit/math/holdem/casino-holdem-pay-tables.ts";
import { LiveHoldemTable } from "./live-holdem-table.tsx";

const rules = [
  "games-live-holdem.rule1",
  "games-live-holdem.rule2",
  "games-casino-holdem.rule3",
  "games-live-holdem.rule3",
  "games-casino-holdem.rule6",
] as const;

export const liveHoldemClient: GameClient = {
  words: ["games-live", "games-casino-holdem", "games-live-holdem"],
  Table: LiveHoldemTable,
  Rules: () => <SharedRules rules={rules} tables={casinoHoldemPayTables} />,
  sound: soundOf("lounge", { key: 54, tempo: 74, chords: [0, 3, 5, 4] }),
};
