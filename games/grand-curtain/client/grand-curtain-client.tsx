import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { grandCurtainVersions } from "../math/grand-curtain-versions.ts";
import { grandCurtainSkin } from "./grand-curtain-skin.ts";

export const grandCurtainClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(grandCurtainVersions)} skin={grandCurtainSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(grandCurtainVersions)} skin={grandCurtainSkin} />,
  sound: grandCurtainSkin.sound,
};
