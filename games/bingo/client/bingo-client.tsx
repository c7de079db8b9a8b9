import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { bingoPayTables } from "../math/bingo-pay-tables.ts";
import { BingoTable } from "./bingo-table.tsx";

const rules = [
  "games-bingo.rule1",
  "games-bingo.rule2",
  "games-bingo.rule3",
  "games-bingo.rule4",
  "games-live.sharedFairness",
] as const;

export const bingoClient: GameClient = {
  words: ["games-live", "games-bingo"],
  Table: BingoTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={bingoPayTables} />
    </>
  ),
  sound: soundOf("fair", { key: 62, tempo: 120, chords: [0, 4, 5, 3] }),
};
