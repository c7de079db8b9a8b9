import type { GameClient } from "../../kit/client/game-client.ts";
import { LiveRouletteRules } from "./live-roulette-rules.tsx";
import { LiveRouletteTable } from "./live-roulette-table.tsx";

export const liveRouletteClient: GameClient = {
  words: ["games-live", "games-roulette", "games-live-roulette"],
  Table: LiveRouletteTable,
  Rules: LiveRouletteRules,
};
