import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { honeyCourtVersions } from "../math/honey-court-versions.ts";
import { honeyCourtSkin } from "./honey-court-skin.ts";

export const honeyCourtClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(honeyCourtVersions)} skin={honeyCourtSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(honeyCourtVersions)} skin={honeyCourtSkin} />,
  sound: honeyCourtSkin.sound,
};
