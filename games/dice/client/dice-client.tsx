import type { GameClient } from "../../kit/client/game-client.ts";
import { DiceRules } from "./dice-rules.tsx";
import { DiceTable } from "./dice-table.tsx";

export const diceClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-dice"],
  Table: DiceTable,
  Rules: DiceRules,
};
