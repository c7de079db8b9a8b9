import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
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
  words: ["games-wheel"],
  Table: WheelTable,
  Rules: WheelRules,
};
