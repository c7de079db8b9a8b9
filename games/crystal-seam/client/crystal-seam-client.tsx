import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { crystalSeamVersions } from "../math/crystal-seam-versions.ts";
import { crystalSeamSkin } from "./crystal-seam-skin.ts";

export const crystalSeamClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(crystalSeamVersions)} skin={crystalSeamSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(crystalSeamVersions)} skin={crystalSeamSkin} />,
  sound: crystalSeamSkin.sound,
};
