import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { blackjackTablePayTables } from "../../kit/math/blackjack/table-pay-tables.ts";
import { LiveBlackjackTable } from "./live-blackjack-table.tsx";

const rules = [
  "games-live-blackjack.rule1",
  "games-live-blackjack.rule2",
  "games-live-blackjack.rule3",
  "games-live-blackjack.rule4",
  "games-live-blackjack.rule5",
] as const;

export const liveBlackjackClient: GameClient = {
  words: ["games-live", "games-blackjack", "games-live-blackjack"],
  Table: LiveBlackjackTable,
  Rules: () => <SharedRules rules={rules} tables={blackjackTablePayTables} />,
  sound: soundOf("lounge", { key: 53, tempo: 72, chords: [0, 3, 4, 3] }),
};
