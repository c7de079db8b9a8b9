import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRules } from "../../kit/client/live/shared-rules.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { moneyWheelPayTables } from "../math/money-wheel-pay-tables.ts";
import { MoneyWheelTable } from "./money-wheel-table.tsx";

const rules = ["games-money-wheel.rule1", "games-money-wheel.rule2"] as const;

export const moneyWheelClient: GameClient = {
  words: ["games-live", "games-money-wheel"],
  Table: MoneyWheelTable,
  Rules: () => <SharedRules rules={rules} tables={moneyWheelPayTables} />,
  sound: soundOf("fair", { key: 60, lead: "accordion", tempo: 124 }),
};
