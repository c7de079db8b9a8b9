import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { blackjackTablePayTables } from "../../kit/math/blackjack/table-pay-tables.ts";
import { SevenSeatBlackjackTable } from "./seven-seat-blackjack-table.tsx";

const rules = [
  "games-seven-seat-blackjack.rule1",
  "games-seven-seat-blackjack.rule2",
  "games-seven-seat-blackjack.rule3",
  "games-seven-seat-blackjack.rule4",
  "games-seven-seat-blackjack.rule5",
  "games-seven-seat-blackjack.rule6",
  "games-live-blackjack.rule2",
  "games-live-blackjack.rule3",
  "games-live-blackjack.rule4",
] as const;

export const sevenSeatBlackjackClient: GameClient = {
  words: ["games-live", "games-blackjack", "games-live-blackjack", "games-seven-seat-blackjack"],
  Table: SevenSeatBlackjackTable,
  Rules: () => <SharedRules rules={rules} tables={blackjackTablePayTables} />,
};
