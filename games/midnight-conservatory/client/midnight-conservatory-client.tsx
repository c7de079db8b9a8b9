import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { midnightConservatoryVersions } from "../math/midnight-conservatory-versions.ts";
import { midnightConservatorySkin } from "./midnight-conservatory-skin.ts";

export const midnightConservatoryClient: GameClient = {
  words: ["games-slots"],
  Table: () => (
    <SlotTable slot={useSlotVersion(midnightConservatoryVersions)} skin={midnightConservatorySkin} />
  ),
  Rules: () => (
    <SlotRules slot={useSlotVersion(midnightConservatoryVersions)} skin={midnightConservatorySkin} />
  ),
  sound: midnightConservatorySkin.sound,
};
