import type { GameClient } from "../../../kit/client/game-client.ts";
import { PayTables } from "../../../kit/client/pay-tables.tsx";
import { coinTossPayTables } from "../math/coin-toss-pay-tables.ts";
import { CoinTossTable } from "./coin-toss-table.tsx";

export const coinTossClient: GameClient = {
  words: [],
  Table: CoinTossTable,
  Rules: () => <PayTables tables={coinTossPayTables} />,
};
