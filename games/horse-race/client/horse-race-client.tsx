import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { HorseRaceRules } from "./horse-race-rules.tsx";
import { HorseRaceTable } from "./horse-race-table.tsx";

export const horseRaceClient: GameClient = {
  words: ["games-live", "games-horse-race"],
  Table: HorseRaceTable,
  Rules: HorseRaceRules,
  sound: soundOf("fair", { key: 55, lead: "brass", tempo: 132, chords: [0, 0, 3, 4] }),
};
