import type { GameClient } from "../../kit/client/game-client.ts";
import { PlinkoRules } from "./plinko-rules.tsx";
import { PlinkoTable } from "./plinko-table.tsx";

export const plinkoClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-plinko"],
  Table: PlinkoTable,
  Rules: PlinkoRules,
};
