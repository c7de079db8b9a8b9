import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { limboPayTables } from "../math/limbo-pay-tables.ts";
import { LimboTable } from "./limbo-table.tsx";

function LimboRules() {
  return (
    <>
      <HowToPlay rules={["games-limbo.rule1", "games-limbo.rule2", "games-limbo.rule3"]} />
      <PayTables tables={limboPayTables} />
    </>
  );
}

export const limboClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-limbo"],
  Table: LimboTable,
  Rules: LimboRules,
  sound: soundOf("arcade", { key: 54, lead: "glass", tempo: 112, chords: [0, 6, 5, 4], material: "glass" }),
};
