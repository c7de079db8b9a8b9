import type { GameClient } from "../../kit/client/game-client.ts";
import { RouletteRules } from "../../kit/client/roulette/roulette-rules.tsx";
import { RouletteTable } from "../../kit/client/roulette/roulette-table.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

export const rouletteClient: GameClient = {
  words: ["games-roulette"],
  Table: () => <RouletteTable layout={europeanLayout} theme="walnut" />,
  Rules: () => <RouletteRules layout={europeanLayout} />,
};
