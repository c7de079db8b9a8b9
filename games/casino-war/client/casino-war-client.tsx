import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { casinoWarPayTables } from "../math/casino-war-pay-tables.ts";
import { CasinoWarTable } from "./casino-war-table.tsx";

const rules = [
  "games-casino-war.rule1",
  "games-casino-war.rule2",
  "games-casino-war.rule3",
  "games-casino-war.rule5",
] as const;

export const casinoWarClient: GameClient = {
  words: ["games-casino-war"],
  Table: CasinoWarTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={casinoWarPayTables} />
    </>
  ),
  sound: soundOf("lounge", {
    key: 50,
    scale: "minor",
    lead: "brass",
    pad: "strings",
    tempo: 94,
    chords: [0, 5, 6, 0],
  }),
};
