import type { GameClient } from "../../kit/client/game-client.ts";
import { HorseRaceRules } from "./horse-race-rules.tsx";
import { HorseRaceTable } from "./horse-race-table.tsx";

export const horseRaceClient: GameClient = {
  words: ["games-live", "games-horse-race"],
  Table: HorseRaceTable,
  Rules: HorseRaceRules,
};
