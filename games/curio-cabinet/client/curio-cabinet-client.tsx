import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { curioCabinetVersions } from "../math/curio-cabinet-versions.ts";
import { curioCabinetSkin } from "./curio-cabinet-skin.ts";

export const curioCabinetClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(curioCabinetVersions)} skin={curioCabinetSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(curioCabinetVersions)} skin={curioCabinetSkin} />,
  sound: curioCabinetSkin.sound,
};
