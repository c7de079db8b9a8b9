import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { BaccaratRules } from "./baccarat-rules.tsx";
import { BaccaratTable } from "./baccarat-table.tsx";

export const baccaratClient: GameClient = {
  words: ["games-baccarat", "games-live"],
  Table: BaccaratTable,
  Rules: BaccaratRules,
  sound: soundOf("lounge", { key: 53, scale: "major", lead: "vibes", tempo: 70, chords: [0, 5, 1, 4] }),
};
