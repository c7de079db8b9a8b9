import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { sevens } from "../math/sevens.ts";
import { sevensSkin } from "./sevens-skin.ts";

export const sevensClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={sevens} skin={sevensSkin} />,
  Rules: () => <SlotRules slot={sevens} skin={sevensSkin} />,
};
