import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { threeCardPokerPayTables } from "../math/three-card-poker-pay-tables.ts";
import { ThreeCardPokerTable } from "./three-card-poker-table.tsx";

const rules = [
  "games-three-card-poker.rule1",
  "games-three-card-poker.rule2",
  "games-three-card-poker.rule6",
] as const;

export const threeCardPokerClient: GameClient = {
  words: ["games-three-card-poker"],
  Table: ThreeCardPokerTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={threeCardPokerPayTables} />
    </>
  ),
  sound: soundOf("lounge", { key: 59, tempo: 82, chords: [0, 1, 4, 0] }),
};
