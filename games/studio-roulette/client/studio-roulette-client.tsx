import type { GameClient } from "../../kit/client/game-client.ts";
import { DealtRouletteRules } from "../../kit/client/roulette/dealt-roulette-rules.tsx";
import { DealtRouletteTable } from "../../kit/client/roulette/dealt-roulette-table.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

export const studioRouletteClient: GameClient = {
  words: ["games-live", "games-roulette", "games-live-roulette", "games-dealt"],
  Table: () => <DealtRouletteTable layout={europeanLayout} theme="navy" />,
  Rules: () => <DealtRouletteRules layout={europeanLayout} />,
};
