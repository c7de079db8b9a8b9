import type { GameClient } from "../../kit/client/game-client.ts";
import { BlackjackDetails } from "./blackjack-details.tsx";
import { BlackjackRules } from "./blackjack-rules.tsx";
import { BlackjackTable } from "./blackjack-table.tsx";

export const blackjackClient: GameClient = {
  words: ["games-blackjack", "games-live-blackjack"],
  Table: BlackjackTable,
  Rules: BlackjackRules,
  Details: BlackjackDetails,
};
