import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { starAtlasVersions } from "../math/star-atlas-versions.ts";
import { starAtlasSkin } from "./star-atlas-skin.ts";

export const starAtlasClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(starAtlasVersions)} skin={starAtlasSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(starAtlasVersions)} skin={starAtlasSkin} />,
  sound: starAtlasSkin.sound,
};
