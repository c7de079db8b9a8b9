import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { opalExpress } from "../math/opal-express.ts";
import { opalExpressSkin } from "./opal-express-skin.ts";

export const opalExpressClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={opalExpress} skin={opalExpressSkin} />,
  Rules: () => <SlotRules slot={opalExpress} skin={opalExpressSkin} />,
};
