import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
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

export const limboClient: GameClient = { words: ["games-limbo"], Table: LimboTable, Rules: LimboRules };
