import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { sicBoPayTables } from "../math/sic-bo-pay-tables.ts";
import { SicBoTable } from "./sic-bo-table.tsx";

const rules = ["games-sic-bo.rule1", "games-sic-bo.rule2", "games-sic-bo.rule3"] as const;

export const sicBoClient: GameClient = {
  words: ["games-live", "games-sic-bo"],
  Table: SicBoTable,
  Rules: () => <SharedRules rules={rules} tables={sicBoPayTables} />,
};
