import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { crownAndKeyVersions } from "../math/crown-and-key-versions.ts";
import { crownAndKeySkin } from "./crown-and-key-skin.ts";

export const crownAndKeyClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(crownAndKeyVersions)} skin={crownAndKeySkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(crownAndKeyVersions)} skin={crownAndKeySkin} />,
  sound: crownAndKeySkin.sound,
};
