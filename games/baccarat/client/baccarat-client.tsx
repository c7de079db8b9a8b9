import type { GameClient } from "../../kit/client/game-client.ts";
import { BaccaratRules } from "./baccarat-rules.tsx";
import { BaccaratTable } from "./baccarat-table.tsx";

export const baccaratClient: GameClient = {
  words: ["games-baccarat"],
  Table: BaccaratTable,
  Rules: BaccaratRules,
};
