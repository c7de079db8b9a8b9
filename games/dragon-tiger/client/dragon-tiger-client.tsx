import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { dragonTigerPayTables } from "../math/dragon-tiger-pay-tables.ts";
import { DragonTigerTable } from "./dragon-tiger-table.tsx";

const rules = ["games-dragon-tiger.rule1", "games-dragon-tiger.rule2"] as const;

export const dragonTigerClient: GameClient = {
  words: ["games-live", "games-dragon-tiger"],
  Table: DragonTigerTable,
  Rules: () => <SharedRules rules={rules} tables={dragonTigerPayTables} />,
};
