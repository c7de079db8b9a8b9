import type { GameClient } from "../../kit/client/game-client.ts";
import { MinesRules } from "./mines-rules.tsx";
import { MinesTable } from "./mines-table.tsx";

export const minesClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-mines"],
  Table: MinesTable,
  Rules: MinesRules,
};
