import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { redDogPayTables } from "../math/red-dog-pay-tables.ts";
import { RedDogTable } from "./red-dog-table.tsx";

const rules = ["games-red-dog.rule1", "games-red-dog.rule2", "games-red-dog.rule4"] as const;

export const redDogClient: GameClient = {
  words: ["games-red-dog"],
  Table: RedDogTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={redDogPayTables} />
    </>
  ),
  sound: soundOf("lounge", {
    key: 57,
    scale: "mixolydian",
    lead: "accordion",
    tempo: 98,
    chords: [0, 6, 3, 0],
  }),
};
