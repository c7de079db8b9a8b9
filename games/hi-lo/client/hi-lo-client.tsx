import type { GameClient } from "../../kit/client/game-client.ts";
import { HiLoRules } from "./hi-lo-rules.tsx";
import { HiLoTable } from "./hi-lo-table.tsx";

export const hiLoClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-hi-lo"],
  Table: HiLoTable,
  Rules: HiLoRules,
};
