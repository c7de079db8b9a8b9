import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { wheelPayTables } from "../math/wheel-pay-tables.ts";
import { WheelTable } from "./wheel-table.tsx";

function WheelRules() {
  return (
    <>
      <HowToPlay rules={["games-wheel.rule1", "games-wheel.rule2", "games-wheel.rule3"]} />
      <PayTables tables={wheelPayTables} />
    </>
  );
}

export const wheelClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-wheel"],
  Table: WheelTable,
  Rules: WheelRules,
  sound: soundOf("fair", { key: 64, lead: "marimba", tempo: 110, chords: [0, 5, 1, 4] }),
};
