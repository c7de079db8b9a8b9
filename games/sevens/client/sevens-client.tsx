import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { sevensVersions } from "../math/sevens-versions.ts";
import { sevensSkin } from "./sevens-skin.ts";

export const sevensClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(sevensVersions)} skin={sevensSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(sevensVersions)} skin={sevensSkin} />,
  sound: sevensSkin.sound,
};
