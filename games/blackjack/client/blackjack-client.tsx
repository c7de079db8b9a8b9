import type { GameClient } from "../../kit/client/game-client.ts";
import { BlackjackRules } from "./blackjack-rules.tsx";
import { BlackjackTable } from "./blackjack-table.tsx";

export const blackjackClient: GameClient = {
  words: ["games-blackjack"],
  Table: BlackjackTable,
  Rules: BlackjackRules,
};
