import type { GameClient } from "../../kit/client/game-client.ts";
import { HorseRaceRules } from "./horse-race-rules.tsx";
import { HorseRaceTable } from "./horse-race-table.tsx";

export const horseRaceClient: GameClient = {
  words: ["games-live"],
  Table: HorseRaceTable,
  Rules: HorseRaceRules,
};
