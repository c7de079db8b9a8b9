import type { GameClient } from "../../kit/client/game-client.ts";
import { KenoRules } from "./keno-rules.tsx";
import { KenoTable } from "./keno-table.tsx";

export const kenoClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-keno"],
  Table: KenoTable,
  Rules: KenoRules,
};
