import type { GameClient } from "../../kit/client/game-client.ts";
import { CrashRules } from "./crash-rules.tsx";
import { CrashTable } from "./crash-table.tsx";

export const crashClient: GameClient = {
  words: ["games-live", "games-crash"],
  Table: CrashTable,
  Rules: CrashRules,
};
