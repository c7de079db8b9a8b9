import type { GameClient } from "../../kit/client/game-client.ts";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { paiGowPayTables } from "../math/pai-gow-pay-tables.ts";
import { PaiGowRules } from "./pai-gow-rules.tsx";
import { PaiGowTable } from "./pai-gow-table.tsx";

export const paiGowClient: GameClient = {
  words: ["games-pai-gow-poker"],
  Table: PaiGowTable,
  Rules: () => (
    <>
      <PaiGowRules />
      <PayTables tables={paiGowPayTables} />
    </>
  ),
};
