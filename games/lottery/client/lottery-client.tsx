import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { lotteryPayTables } from "../math/lottery-pay-tables.ts";
import { LotteryTable } from "./lottery-table.tsx";

const rules = [
  "games-lottery.rule1",
  "games-lottery.rule2",
  "games-lottery.rule3",
  "games-lottery.rule4",
  "games-live.sharedFairness",
] as const;

export const lotteryClient: GameClient = {
  words: ["games-live", "games-lottery"],
  Table: LotteryTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={lotteryPayTables} />
    </>
  ),
  sound: soundOf("fair", { key: 57, lead: "celesta", tempo: 104, chords: [0, 5, 3, 4] }),
};
