import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRouletteRules } from "../../kit/client/roulette/shared-roulette-rules.tsx";
import { SharedRouletteTable } from "../../kit/client/roulette/shared-roulette-table.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { liveFrenchRoulettePayTables } from "../math/live-french-roulette-pay-tables.ts";

export const liveFrenchRouletteClient: GameClient = {
  words: ["games-live", "games-roulette", "games-live-roulette", "games-live-french-roulette"],
  Table: () => <SharedRouletteTable layout={europeanLayout} theme="navy" />,
  Rules: () => <SharedRouletteRules layout={europeanLayout} tables={liveFrenchRoulettePayTables} />,
};
