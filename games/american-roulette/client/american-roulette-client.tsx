import type { GameClient } from "../../kit/client/game-client.ts";
import { RouletteRules } from "../../kit/client/roulette/roulette-rules.tsx";
import { RouletteTable } from "../../kit/client/roulette/roulette-table.tsx";
import { americanLayout } from "../../kit/math/roulette-layout.ts";

export const americanRouletteClient: GameClient = {
  words: ["games-roulette"],
  Table: () => <RouletteTable layout={americanLayout} theme="navy" />,
  Rules: () => <RouletteRules layout={americanLayout} />,
};
