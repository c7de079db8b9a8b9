import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { coinFlipPayTables } from "../math/coin-flip-pay-tables.ts";
import { CoinFlipTable } from "./coin-flip-table.tsx";

function CoinFlipRules() {
  return (
    <>
      <HowToPlay rules={["games-coin-flip.rule1", "games-coin-flip.rule2", "games-coin-flip.rule3"]} />
      <PayTables tables={coinFlipPayTables} />
    </>
  );
}

export const coinFlipClient: GameClient = {
  words: ["games-steps", "games-coin-flip"],
  Table: CoinFlipTable,
  Rules: CoinFlipRules,
};
