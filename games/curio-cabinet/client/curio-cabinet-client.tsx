import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { curioCabinet } from "../math/curio-cabinet.ts";
import { curioCabinetSkin } from "./curio-cabinet-skin.ts";

export const curioCabinetClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={curioCabinet} skin={curioCabinetSkin} />,
  Rules: () => <SlotRules slot={curioCabinet} skin={curioCabinetSkin} />,
};
