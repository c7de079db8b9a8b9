import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
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
  hasInstantPlay: true,
  words: ["games-steps", "games-coin-flip"],
  Table: CoinFlipTable,
  Rules: CoinFlipRules,
  sound: soundOf("arcade", { key: 60, lead: "bell", tempo: 96, chords: [0, 5, 3, 4] }),
};
