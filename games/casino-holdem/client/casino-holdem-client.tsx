import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { casinoHoldemPayTables } from "../../kit/math/holdem/casino-holdem-pay-tables.ts";
import { CasinoHoldemTable } from "./casino-holdem-table.tsx";

const rules = [
  "games-casino-holdem.rule1",
  "games-casino-holdem.rule2",
  "games-casino-holdem.rule3",
  "games-casino-holdem.rule6",
] as const;

export const casinoHoldemClient: GameClient = {
  words: ["games-casino-holdem"],
  Table: CasinoHoldemTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={casinoHoldemPayTables} />
    </>
  ),
  sound: soundOf("lounge", { key: 56, tempo: 80, chords: [0, 5, 3, 4] }),
};
