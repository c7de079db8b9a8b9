import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRouletteRules } from "../../kit/client/roulette/shared-roulette-rules.tsx";
import { SharedRouletteTable } from "../../kit/client/roulette/shared-roulette-table.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { sparkRoulettePayTables } from "../math/spark-roulette-pay-tables.ts";
import { LuckyNumbers } from "./lucky-numbers.tsx";

export const sparkRouletteClient: GameClient = {
  words: ["games-live", "games-roulette", "games-live-roulette", "games-spark-roulette"],
  Table: () => (
    <SharedRouletteTable
      layout={europeanLayout}
      theme="plum"
      overlay={(table, cloth) => <LuckyNumbers table={table} cloth={cloth} />}
    />
  ),
  Rules: () => <SharedRouletteRules layout={europeanLayout} tables={sparkRoulettePayTables} />,
};
