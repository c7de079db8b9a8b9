import type { GameClient } from "../../kit/client/game-client.ts";
import { SharedRouletteRules } from "../../kit/client/roulette/shared-roulette-rules.tsx";
import { SharedRouletteTable } from "../../kit/client/roulette/shared-roulette-table.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

export const vipRouletteClient: GameClient = {
  words: ["games-live", "games-roulette", "games-live-roulette"],
  Table: () => <SharedRouletteTable layout={europeanLayout} theme="navy" />,
  Rules: () => <SharedRouletteRules layout={europeanLayout} />,
};
